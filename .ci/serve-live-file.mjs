/*
 * Vite plugin: mounts the fetch service at api/robots, in development and for `npm start`. See docs/hosting.md.
 */
import { runnerImport } from 'vite';

/** Path at which the page expects the service. */
const PATH = '/api/robots';

/** @returns {import('vite').Plugin} */
export function serveLiveFile() {
  // Vite rejects unknown host names itself, before the service sees them.
  const allowedHosts = (process.env['SERVICE_HOSTS'] ?? '').split(',').flatMap((host) => host.trim() || []);
  /** @param {Pick<import('vite').PreviewServer, 'middlewares'>} server */
  const mount = async ({ middlewares }) => {
    // Not imported at the top, because builds and tests don't need it.
    /** @type {{ module: typeof import('../src/service/node/create-listener.ts') }} */
    const { module } = await runnerImport('./src/service/node/create-listener.ts');
    const listener = module.createListener(process.env);
    middlewares.use((request, response, next) => {
      const [path] = (request.url ?? '').split('?', 1);
      if (path === PATH) listener(request, response);
      else next();
    });
  };
  return {
    name: 'serve-live-file',
    config: () => ({ server: { allowedHosts }, preview: { allowedHosts } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
