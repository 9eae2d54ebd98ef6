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
 * The files of the page, each with the hash of its bytes: only a file that has it is taken. So a host that is just being updated does not mix two
 * versions, nor does what it sends in the place of a missing file (index.html, often, and no error) become a part of the page. Names under assets/
 * are of one version already; the others need the hash as their revision, too.
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
