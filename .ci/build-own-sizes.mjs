/*
 * Vite plugin: gives files whose names are the same in all releases sizes of their own (see `withOwnSize`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withOwnSize } from './tools/own-size.ts';

/** @param {string[]} names Paths below the output folder. @returns {import('vite').Plugin} */
export function ownSizes(...names) {
  let folder = '';
  return {
    name: 'own-sizes',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const file of names.map((name) => join(folder, name)))
          writeFileSync(file, withOwnSize(readFileSync(file, 'utf8')));
      },
    },
  };
}
