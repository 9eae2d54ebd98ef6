import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyScript } from './.ci/build-classic-script.mjs';
import { embedPage } from './.ci/build-embed-page.mjs';
import { embedScript } from './.ci/build-embed-script.mjs';
import { firstRequests } from './.ci/build-first-requests.mjs';
import { buildHeaders } from './.ci/build-headers.mjs';
import { buildOffline } from './.ci/build-offline.mjs';
import { ownSizes } from './.ci/build-own-sizes.mjs';
import { pageFiles } from './.ci/build-page-files.mjs';
import { prerenderedPage } from './.ci/build-prerender.mjs';
import { shortClassName } from './.ci/class-names.mjs';
import { cssTarget } from './.ci/css-target.mjs';
import { declaredChunks } from './.ci/declared-chunks.mjs';
import { documentTexts } from './.ci/document-texts.mjs';
import { noteLicenses, writeLicenses } from './.ci/licenses.mjs';
import { languagePlugins } from './.ci/pseudo-language.mjs';
import { serveLiveFile } from './.ci/serve-live-file.mjs';
import { contentSecurityPolicy } from './.ci/tools/content-security-policy.ts';
import { fullVersion } from './.ci/version.mjs';

/** Puts the CSP into the built page only, because the dev server's own inline scripts would be blocked. */
function contentSecurityPolicyMeta(): Plugin {
  return {
    name: 'content-security-policy-meta',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Fails the build if an entry of the crawler catalogue is invalid, and names it. */
function checkCatalogue(): Plugin {
  return {
    name: 'check-catalogue',
    apply: 'build',
    async buildStart() {
      // Not imported at the top, because the dev server and the tests don't need it.
      const [list, check] = await Promise.all([
        runnerImport<typeof import('./src/catalogue/crawlers.ts')>('./src/catalogue/crawlers.ts'),
        runnerImport<typeof import('./.ci/tools/catalogue/validate-catalogue.ts')>(
          './.ci/tools/catalogue/validate-catalogue.ts',
        ),
      ]);
      const today = new Date().toISOString().slice(0, 10);
      const problems = check.module.validateCatalogue(list.module.crawlers, today);
      if (problems.length > 0) this.error(['The catalogue of crawlers is wrong:', ...problems].join('\n'));
    },
  };
}

const chunks = declaredChunks();

/** The first module, and what the drafts share with the shell: neither may import the shell, which would delay them until it has loaded. */
const BEGIN = [
  'app/begin.ts',
  'engine/dialect-ids.ts',
  'engine/fetch/server-answer.ts',
  'engine/source/byte-length.ts',
  'store/draft-id.ts',
  'store/draft-mark.ts',
];

/** The chunk with the editor. */
const EDITOR = chunks.listed('editor', ['editor/index.ts']).name;

const LINT_RULES = resolve(import.meta.dirname, 'src/lint/rules.ts');

/** Chunks of the workers, besides those of their entry points. */
const workerChunks: Rolldown.CodeSplittingGroup[] = [
  {
    // The forms of fields' values, apart from the rules of the lint worker. The worker that answers has no rules, and keeps the forms in its one file.
    ...chunks.listed('field-values', ['engine/fields/readers', 'engine/fields/values/']),
    name: (_id, modules) => (modules.getModuleInfo(LINT_RULES) === null ? null : 'field-values'),
    debugName: 'field-values',
  },
  // The lint rules need half of the proofs, which compress better as one chunk with what a rule does to others. Only the comparison of versions needs
  // differences and the places of changes, and only `simplify` needs `minimise`.
  chunks.listed(
    'proof',
    [
      'engine/proof/',
      'lint/effects/opened-by.ts',
      'lint/effects/no-effect.ts',
      'lint/effects/examined-list.ts',
    ],
    ['minimise', 'changed-', 'difference', 'relevant-'].map((file) => `engine/proof/${file}`),
  ),
];

/** Removes annotations for bundlers (`@__PURE__`), which are no longer needed in the output. */
const comments = { annotation: false };

/** Only needed by Vitest, because it requires a browser. */
const testProjects =
  process.env['VITEST'] === undefined ? [] : (await import('./.ci/test-projects.mjs')).testProjects;

export default defineConfig(({ command }) => ({
  // Relative addresses, so that the built folder works at any path of any static server.
  base: './',
  // KIT_VERSION is set by .ci/build-package.mjs for the package; here for tests.
  define: { KIT_VERSION: JSON.stringify('0.0.0'), PAGE_VERSION: JSON.stringify(fullVersion) },
  plugins: [
    ...languagePlugins(),
    noteLicenses(),
    documentTexts(),
    chunks.read(),
    chunks.check(),
    react(),
    checkCatalogue(),
    earlyScript(),
    contentSecurityPolicyMeta(),
    prerenderedPage(),
    firstRequests(),
    embedPage(),
    embedScript(),
    ownSizes('index.html', 'embed/index.html'),
    buildOffline(),
    ownSizes('sw.js'),
    writeLicenses(),
    pageFiles(),
    buildHeaders(),
    serveLiveFile(),
  ],
  resolve: {
    // Duplicate copies of these packages break CodeMirror's extensions.
    dedupe: ['@codemirror/state', '@codemirror/view', '@codemirror/language', '@lezer/common'],
  },
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  build: {
    target: 'es2022',
    cssTarget,
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Lists the styles of later parts, which must be there before they are shown. The list of their scripts would be 2 % of the first load, so only those of
      // the editor are listed.
      resolveDependencies: (name: string, files: string[]) =>
        files.filter((file) => name.startsWith(`assets/${EDITOR}-`) || file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        comments,
        // Names of later parts are in the first load. Their hashes have 36 and 42 bits; by default they would have 48.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        // A chunk for each step of the start. Otherwise each shared module becomes a file, which costs requests and compresses worse.
        codeSplitting: {
          groups: [
            chunks.listed('begin', BEGIN),
            // Apart from the shell, so that the draft is read while the shell loads.
            chunks.imported('kept-drafts'),
            chunks.imported('stored-drafts'),
            { name: 'shell', tags: ['$initial'] },
            // React takes these over together. The file with its editor and the menus are there without the others.
            chunks.imported('file'),
            chunks.imported('prerendered'),
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [...languagePlugins(), noteLicenses(), chunks.within()],
    // `.ci/size.mjs` finds the workers and their later chunks by these names.
    rolldownOptions: {
      output: {
        comments,
        entryFileNames: 'assets/worker-[name]-[hash:7].js',
        chunkFileNames: 'assets/worker-[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: workerChunks,
        },
      },
    },
  },
  test: {
    // A busy machine may need many times longer than a free one. A hanging test is still found.
    testTimeout: 180_000,
    // Milliseconds. Component tests wait several times each; Vitest's polling interval of 50 ms costs them 5 % of their time.
    expect: { poll: { interval: 10, timeout: 30_000 } },
    pool: 'threads',
    // Uses both of two cores; Vitest would leave one free.
    maxWorkers: 2,
    projects: testProjects,
  },
}));
