import { resolve } from 'node:path';

/**
 * Vite plugin: does some work in the output folder after the build has written it. Several such plugins run one after the other.
 * @param {string} name @param {(folder: string) => void | Promise<void>} work @returns {import('vite').Plugin}
 */
export function afterBuild(name, work) {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => work(folder) },
  };
}
