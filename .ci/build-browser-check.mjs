/*
 * Builds src/app/check-browser.ts, the script that tells users if their browser is too old, for the page and the embed page. It is a classic script,
 * which old browsers can parse, so Vite builds it separately.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';

const entry = resolve(import.meta.dirname, '../src/app/check-browser.ts');

/** Syntax and objects that browsers without ES modules may not support. */
const MODERN = /\bIntl\b|=>|`|\?\.|\?\?|\bclass\b|\.\.\./;

/** Builds the script. Throws if the result isn't exactly one file, or if old browsers can't parse it.
 * @returns {Promise<{ name: string, source: string }>} */
export async function buildBrowserCheck() {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2015',
      // Minifying would turn strings into template literals.
      minify: false,
      rolldownOptions: { output: { comments: false } },
      lib: { entry, formats: ['iife'], name: 'checkBrowser', fileName: 'check-browser' },
    },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = files;
  if (files.length !== 1 || chunk?.type !== 'chunk') throw new Error('The browser check is not one file');
  const modern = MODERN.exec(chunk.code);
  if (modern) throw new Error(`The browser check says ${modern[0]}, which old browsers cannot parse`);
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8);
  return { name: `check-browser-${hash}.js`, source: chunk.code };
}

/** Vite plugin: adds the script to the built page, before the page's own. @returns {import('vite').Plugin} */
export function browserCheck() {
  /** @type {ReturnType<typeof buildBrowserCheck> | undefined} */
  let built;
  const script = () => {
    built ??= buildBrowserCheck();
    return built;
  };
  return {
    name: 'browser-check',
    apply: 'build',
    async transformIndexHtml() {
      const { name } = await script();
      return [{ tag: 'script', attrs: { defer: true, src: `./assets/${name}` }, injectTo: 'head-prepend' }];
    },
    async generateBundle() {
      const { name, source } = await script();
      this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    },
  };
}
