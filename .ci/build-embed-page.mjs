/*
 * The embed page, dist/embed/index.html: its first script inside, classic scripts (the page's own, and its later parts) and style sheets, without `crossorigin`.
 * In a frame with sandbox="allow-scripts", on a host without CORS headers, no module, no import() and no style sheet with `crossorigin` loads. So it is a
 * separate build within the main one. The dev server makes the same build on every visit.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildClassicScript } from './build-classic-script.mjs';
import { cssTarget } from './css-target.mjs';
import { declaredChunks } from './declared-chunks.mjs';
import { fillTexts } from './document-texts.mjs';
import { embedWorkers, partFiles } from './embed-parts.mjs';
import { noteLicenses } from './licenses.mjs';
import { languagePlugins } from './pseudo-language.mjs';
import { embedContentSecurityPolicy, embedNonce } from './tools/content-security-policy.ts';

const root = resolve(import.meta.dirname, '..');

/** Media query for phones and low windows, where the page scrolls. A frame is low and doesn't scroll, so there only the width counts. */
const LOW_WINDOWS = '(max-width: 640px), (height < 560px)';
const NARROW = '(max-width: 640px)';

/** @typedef {import('./embed-parts.mjs').BuiltFile} BuiltFile */

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

/**
 * The parts of the page that load later, each with the modules below src/ whose import() loads it.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  editor: ['editor/index.ts', 'ui/features/source/editor-sync.tsx', 'ui/page/embed/editor-place.ts'],
  search: ['editor/search/search.ts'],
  crawlers: ['catalogue/full.ts'],
  overview: [
    'ui/page/embed/embed-overview.tsx',
    'app/start-embed-overview.ts',
    'worker/embed-overview.worker.ts',
    // The problems share these with the overview. In a part of their own, they would make an overview larger.
    'store/problems/create-problems.ts',
    'ui/parts/view/view-aside.tsx',
  ],
  tabs: ['ui/page/embed/embed-tabs.tsx'],
  why: ['ui/page/embed/embed-why.tsx', 'ui/features/why/field-list.tsx'],
  problems: ['ui/page/embed/embed-problems.tsx', 'app/start-embed-problems.ts'],
  quiz: ['ui/page/embed/quiz.tsx'],
  urls: ['ui/page/embed/urls-to-try.tsx', 'app/embed-urls.ts'],
  more: ['ui/features/question/crawler-combobox.tsx'],
};

/** Replaces Vite's code around import(), which preloads modules. @returns {import('vite').Plugin} */
function withoutPreload() {
  return {
    name: 'without-preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** Builds the page's files, with their names in dist/embed/. @returns {Promise<BuiltFile[]>} */
async function buildEmbedPage() {
  const declared = declaredChunks();
  const result = await build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      ...languagePlugins(),
      noteLicenses(),
      widthAlone(),
      embedWorkers(),
      withoutPreload(),
      react(),
      declared.check(),
    ],
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      modulePreload: false,
      assetsDir: '',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: ['app/embed.tsx', 'worker/embed.worker.ts', 'worker/embed-overview.worker.ts'].map((file) =>
          resolve(root, 'src', file),
        ),
        transform: { define: { 'import.meta': '{}' } },
        output: {
          format: 'cjs',
          // Two chunks: the engine, for the worker, and the rest of the page. More chunks would keep more names of exports long.
          codeSplitting: {
            groups: [
              {
                ...declared.listed('engine', [
                  'worker/tester/serve-tester.ts',
                  'engine/dialects/other-dialects.ts',
                  'engine/dialects/index.ts',
                ]),
                priority: 1,
              },
              declared.listed('embed', ['app/embed.tsx']),
            ],
          },
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
        },
      },
    },
  });
  const built = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunks = built.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const styles = new Map(
    built.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
  );
  const [script, style, ...parts] = partFiles(PARTS, chunks, styles);
  const early = await buildClassicScript('embed-early');
  const source = await page(script.name, style.name, early.source);
  return [script, style, ...parts, { name: 'index.html', source }];
}

/** Returns the page with this first script, which refers to these files. @param {string} script @param {string} style @param {string} early */
async function page(script, style, early) {
  if (early.includes('</')) throw new Error('The first script of the embed page would end its element');
  const template = await fillTexts(await readFile(resolve(root, 'src/app/embed.html'), 'utf8'));
  return template
    .replace('%CSP%', embedContentSecurityPolicy)
    .replaceAll('%NONCE%', embedNonce)
    .replace('%STYLE%', style)
    .replace(/\s*\/\/ %EARLY%\s*/, () => early.trim())
    .replace('%SCRIPT%', script);
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
