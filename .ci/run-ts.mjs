/*
 * node .ci/run-ts.mjs <file.ts or folder> [arguments]
 * Runs one TypeScript file, or every *.bench.ts of a folder, in Node versions without type stripping. Vite bundles it without its packages, then it is
 * imported. `process.argv` is as if Node had run the file.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [target, ...rest] = process.argv.slice(2);
if (target === undefined) {
  console.error('usage: node .ci/run-ts.mjs <file.ts or folder> [arguments]');
  process.exit(2);
}

const files = statSync(target).isDirectory()
  ? readdirSync(target)
      .filter((name) => name.endsWith('.bench.ts'))
      .sort()
      .map((name) => join(target, name))
  : [target];
if (files.length === 0) {
  console.error(`No *.bench.ts in ${target}.`);
  process.exit(1);
}

for (const file of files) {
  const outDir = resolve('node_modules/.cache/run-ts');
  const outFile = `${basename(file, '.ts')}.mjs`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: resolve(file),
      target: 'node20',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: outFile } },
    },
  });
  process.argv = [process.execPath, resolve(file), ...rest];
  await import(pathToFileURL(join(outDir, outFile)).href);
}
