/*
 * The custom element's script: embed/v1.js, the same bytes as embed/v1.<hash>.js, whose content never changes, and its types (embed/v1.d.ts). It is a
 * classic script, so Vite builds it separately. `virtual:embed-script` exports the hashed file's name to the page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'vite';
import { languagePlugins } from './pseudo-language.mjs';

const source = resolve(import.meta.dirname, '../src/embed');
const virtual = 'virtual:embed-script';

/** Names of properties that only the modules of the element use. The script shortens them, so no name of the DOM, the protocol or the element's API may be among them. */
const INTERNAL =
  /^(?:isPlain|isBlock|isReady|isShown|isRequested|hasPort|stage|effects|textCalls|unanswered|refusal|ownText|folder|lastOpened|changes|failure|covers|missing|first|scheme|offer|render|put|post|hide|above|dispatch|measure|auto|fill|settle|iframe|printed|request|address|left|start)$/;

/** Builds the script. Throws if the result isn't exactly one file.
 * @returns {Promise<{ code: string, file: string, integrity: string, types: string }>} */
async function buildScript() {
  const plugins = languagePlugins();
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: resolve(source, 'element-script.ts'),
        formats: ['iife'],
        name: 'robotsTxtTester',
        fileName: 'v1',
      },
      rolldownOptions: {
        output: {
          topLevelVar: false,
          minify: { compress: true, mangle: true, codegen: true, mangleProps: { include: INTERNAL } },
        },
      },
    },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = files;
  if (files.length !== 1 || chunk?.type !== 'chunk') throw new Error('The embed script is not one file');
  // The pseudo-language brings modules of its own. It is never published.
  if (plugins.length === 0) checkModules(chunk.moduleIds);
  const hash = createHash('sha384').update(chunk.code).digest();
  return {
    code: chunk.code,
    file: `v1.${hash.toString('hex').slice(0, 8)}.js`,
    integrity: `sha384-${hash.toString('base64')}`,
    types: readFileSync(resolve(source, 'element-api.ts'), 'utf8'),
  };
}

/** Throws if the script contains other modules than the element's own: React, the engine, a package.
 * @param {string[]} modules */
function checkModules(modules) {
  const own = modules.filter((id) =>
    /^(element[a-z-]*|protocol|\.\.\/messages\/(element|en\/embed-element))\.ts$/.test(relative(source, id)),
  );
  const foreign = modules.filter((id) => !own.includes(id));
  if (own.length === 0) throw new Error('No module of the element is in the embed script');
  if (foreign.length > 0)
    throw new Error(`In the embed script, but not of the element: ${foreign.join(', ')}`);
}

/** Vite plugin: emits the script into embed/, and serves it in development.
 * @returns {import('vite').Plugin} */
export function embedScript() {
  /** @type {ReturnType<typeof buildScript> | undefined} */
  let built;
  let isDevelopment = false;
  const script = () => {
    // In development, every request rebuilds it from the current sources.
    if (built === undefined || isDevelopment) built = buildScript();
    return built;
  };
  return {
    name: 'embed-script',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const { file, integrity } = await script();
      return `export const embedScript = ${JSON.stringify({ file, integrity })};`;
    },
    async generateBundle() {
      const { code, file, types } = await script();
      this.emitFile({ type: 'asset', fileName: 'embed/v1.js', source: code });
      this.emitFile({ type: 'asset', fileName: `embed/${file}`, source: code });
      this.emitFile({ type: 'asset', fileName: 'embed/v1.d.ts', source: types });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/embed\/v1(\.[0-9a-f]{8})?\.js(\?|$)/.test(request.url ?? '')) return next();
        const { code } = await script();
        response.setHeader('Content-Type', 'text/javascript').end(code);
      });
    },
  };
}
