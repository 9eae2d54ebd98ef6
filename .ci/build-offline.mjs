/*
 * Vite plugin: builds the service worker (src/offline) as dist/sw.js, including the list of the page's files. The list is read from the output folder
 * after everything else has been built.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { noteLicenses } from './licenses.mjs';

const entry = resolve(import.meta.dirname, '../src/offline/sw.ts');

/** Matches the page's files, without the embed page and files that only other programs request. */
const isOfPage = (/** @type {string} */ path) =>
  /^(index\.html|start\.js|favicon\.svg|manifest\.webmanifest|icons\/.*|assets\/.*)$/.test(path);

/** Builds the service worker. */
export const buildOffline = () =>
  afterBuild('build-offline', async (folder) => {
    const files = precached(folder);
    if (!files.some(({ url }) => url === 'index.html')) throw new Error(`No index.html in ${folder}`);
    await build({
      configFile: false,
      publicDir: false,
      plugins: [noteLicenses()],
      logLevel: 'warn',
      define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    });
  });

/**
 * Lists the files of the page with the hash of their bytes. The service worker rejects a file with another hash. This prevents a mix of two versions
 * while a host is being updated. It also keeps out a response that replaces a missing file (often index.html instead of an error).
 * Names under assets/ belong to one version already; other files need the hash as their revision, too.
 * @param {string} folder
 */
function precached(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isOfPage)
    .sort()
    .map((url) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, url)));
      const digest = hash.digest('base64');
      return { url, revision: url.startsWith('assets/') ? null : digest, integrity: `sha256-${digest}` };
    });
}
