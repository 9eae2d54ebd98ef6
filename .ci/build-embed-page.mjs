/*
 * The embed page, dist/embed/index.html: two classic scripts (the browser check and the page's own) and one style sheet, without `crossorigin`. In a
 * frame with sandbox="allow-scripts", on a host without CORS headers, no module, no import() and no style sheet with `crossorigin` loads. So it is a
 * separate build within the main one. The dev server makes the same build on every visit.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildClassicScript } from './build-classic-script.mjs';
import { cssTarget } from './css-target.mjs';
import { fillTexts } from './document-texts.mjs';
import { languagePlugins } from './pseudo-language.mjs';
import { embedContentSecurityPolicy, embedNonce } from './tools/content-security-policy.ts';

const root = resolve(import.meta.dirname, '..');

/** Media query for phones and low windows, where the page scrolls. A frame is low and doesn't scroll, so there only the width counts. */
const LOW_WINDOWS = '(max-width: 640px), (height < 560px)';
const NARROW = '(max-width: 640px)';

/** @typedef {{ name: string, source: string | Uint8Array }} BuiltFile */

/** Removes the window's height from the media queries of styles and scripts; fails if there are none. @returns {import('vite').Plugin} */
function widthAlone() {
  let found = 0;
  return {
    name: 'width-alone',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.(css|tsx?)$/, code: LOW_WINDOWS },
      handler(code) {
        found += 1;
        return { code: code.replaceAll(LOW_WINDOWS, NARROW), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && found === 0) throw new Error(`No file says ${LOW_WINDOWS}`);
    },
  };
}

/** Builds the page's files, with their names in dist/embed/. @returns {Promise<BuiltFile[]>} */
async function buildEmbedPage() {
  const result = await build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [...languagePlugins(), widthAlone(), react()],
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      modulePreload: false,
      cssCodeSplit: false,
      assetsDir: '',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: resolve(root, 'src/app/embed.tsx'),
        // Vite's own code around import() refers to it, but works without it.
        transform: { define: { 'import.meta': '{}' } },
        output: {
          format: 'iife',
          codeSplitting: false,
          entryFileNames: 'embed-[hash].js',
          assetFileNames: 'embed-[hash][extname]',
        },
      },
    },
    worker: { format: 'iife', plugins: languagePlugins },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const built = outputs.flatMap((part) => ('output' in part ? part.output : []));
  const files = built.map((file) => ({
    name: file.fileName,
    source: file.type === 'chunk' ? file.code : file.source,
  }));
  const check = await buildClassicScript('check-browser');
  const source = await page(
    files.map(({ name }) => name),
    check.name,
  );
  return [...files, check, { name: 'index.html', source }];
}

/** Returns the page that refers to these files. @param {string[]} names @param {string} check */
async function page(names, check) {
  const template = await fillTexts(await readFile(resolve(root, 'src/app/embed.html'), 'utf8'));
  const [script, style] = ['.js', '.css'].map((end) => names.filter((name) => name.endsWith(end)));
  if (script?.length !== 1 || style?.length !== 1 || names.length !== 2)
    throw new Error(`The embed page is one script and one style sheet, not ${names.join(', ')}`);
  return template
    .replace('%CSP%', embedContentSecurityPolicy)
    .replaceAll('%NONCE%', embedNonce)
    .replace('%STYLE%', style[0] ?? '')
    .replace('%CHECK%', check)
    .replace('%SCRIPT%', script[0] ?? '');
}

/** Vite plugin: adds the embed page to the build, and serves it in development. @returns {import('vite').Plugin} */
export function embedPage() {
  return {
    name: 'embed-page',
    async generateBundle() {
      for (const { name, source } of await buildEmbedPage())
        this.emitFile({ type: 'asset', fileName: `embed/${name}`, source });
    },
    configureServer({ middlewares }) {
      /** @type {Promise<BuiltFile[]>} */
      let files = Promise.resolve([]);
      middlewares.use('/embed', async (request, response, next) => {
        const name = (request.url ?? '/').replace(/[?#].*$/, '').slice(1) || 'index.html';
        if (name === 'index.html') files = buildEmbedPage();
        const file = (await files).find((candidate) => candidate.name === name);
        if (file === undefined) return next();
        const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
        const type = Object.entries(types).find(([end]) => name.endsWith(`.${end}`))?.[1];
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
        response.end(file.source);
      });
    },
  };
}
