/*
 * Vite plugin: builds the service worker (src/offline) as dist/sw.js, with the list of the page's files in it.
 * The list is made of what lies in the folder once everything else is built.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build } from 'vite';

const entry = resolve(import.meta.dirname, '../src/offline/sw.ts');

/** What belongs to the page; not the embed page, not what only other programs ask for. */
const isOfPage = (/** @type {string} */ path) =>
  /^(index\.html|favicon\.svg|manifest\.webmanifest|icons\/.*|assets\/.*)$/.test(path);

/** @returns {import('vite').Plugin} */
export function buildOffline() {
  let folder = '';
  return {
    name: 'build-offline',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = precached(folder);
        if (!files.some(({ url }) => url === 'index.html')) throw new Error(`No index.html in ${folder}`);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}

/**
 * The files of the page. Those under assets/ carry a hash in their name; the others get one here, and are only taken when their bytes have it, so
 * that a host that is just being updated does not mix two versions.
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
      if (url.startsWith('assets/')) return { url, revision: null };
      const hash = createHash('sha256').update(readFileSync(join(folder, url)));
      const digest = hash.digest('base64');
      return { url, revision: digest, integrity: `sha256-${digest}` };
    });
}
