/*
 * Builds the first scripts of the page (src/app/early.ts, start.ts) and of the embed page (src/app/embed-early.ts). They are classic scripts, which old browsers
 * can parse, so Vite builds them separately.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';
import { languagePlugins } from './pseudo-language.mjs';

/** Syntax and objects that browsers without ES modules may not support. */
const MODERN = /\bIntl\b|=>|`|\?\.|\?\?|\bclass\b|\.\.\./;

/** Builds the script `src/app/<name>.ts`. Throws if the result isn't exactly one file, or if old browsers can't parse it.
 * @param {'early' | 'embed-early' | 'start'} name @returns {Promise<{ name: string, source: string }>} */
export async function buildClassicScript(name) {
  const plugins = languagePlugins();
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      target: 'es2015',
      // Minifying would turn strings into template literals.
      minify: false,
      rolldownOptions: { output: { comments: false } },
      lib: {
        entry: resolve(import.meta.dirname, `../src/app/${name}.ts`),
        formats: ['iife'],
        name: 'robotsTxtTester',
        fileName: name,
      },
    },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = files;
  if (files.length !== 1 || chunk?.type !== 'chunk') throw new Error(`${name} is not one file`);
  // The code of the pseudo-language is modern, too. It is never published.
  const modern = plugins.length === 0 && MODERN.exec(chunk.code);
  if (modern) throw new Error(`${name} says ${modern[0]}, which old browsers cannot parse`);
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8);
  return { name: `${name}-${hash}.js`, source: chunk.code };
}

/**
 * Vite plugin: adds the first script to the built page, before everything else, and start.js, whose address stays the same in all releases.
 * @returns {import('vite').Plugin}
 */
export function earlyScript() {
  /** @type {ReturnType<typeof buildClassicScript> | undefined} */
  let built;
  const script = () => {
    built ??= buildClassicScript('early');
    return built;
  };
  return {
    name: 'early-script',
    apply: 'build',
    async transformIndexHtml() {
      const { name } = await script();
      return [{ tag: 'script', attrs: { src: `./assets/${name}` }, injectTo: 'head-prepend' }];
    },
    async generateBundle() {
      const { name, source } = await script();
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      const start = await buildClassicScript('start');
      this.emitFile({ type: 'asset', fileName: 'start.js', source: start.source });
    },
  };
}
