/*
 * Vite plugin: gives files whose names are the same in all releases sizes of their own (see `withOwnSize`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterBuild } from './after-build.mjs';
import { withOwnSize } from './tools/own-size.ts';

/** @param {string[]} names Paths below the output folder. */
export const ownSizes = (...names) =>
  afterBuild('own-sizes', (folder) => {
    for (const file of names.map((name) => join(folder, name)))
      writeFileSync(file, withOwnSize(readFileSync(file, 'utf8')));
  });
