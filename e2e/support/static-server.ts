import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** Second path of the built page, as on a host where it isn't at the root. */
const subPath = '/sub/path';

/**
 * Serves a built folder like any plain static host, without our headers, on a free port or the given one; `close` stops it.
 * `isSinglePage`: acts like a host that answers every missing path with index.html and lets it be cached forever.
 */
export async function startStaticServer(
  folder: string,
  port = 0,
  isSinglePage = false,
): Promise<{ origin: string; close: () => Promise<void> }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`Nothing built in ${folder}. Run: npm run build`);
  const serve = sirv(
    folder,
    isSinglePage ? { single: true, ignores: false, maxAge: 31_536_000, immutable: true } : {},
  );
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === subPath) {
      response.writeHead(301, { location: `${subPath}/` }).end();
      return;
    }
    if (url.startsWith(`${subPath}/`)) request.url = url.slice(subPath.length);
    serve(request, response, () => {
      response.writeHead(404).end('not found');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
