/*
 * node .ci/build-service.mjs [output folder] [entry]: builds the program of the fetch service as one file that needs only Node,
 * dist-service/robots-txt-service.mjs. Tests build another entry, for sites on this computer.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { build, parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');
const outDir = resolve(root, process.argv[2] ?? 'dist-service');
const entry = resolve(root, process.argv[3] ?? 'src/service/node/main.ts');
const fileName = 'robots-txt-service.mjs';

const output = await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
  },
});

const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
const [chunk] = chunks;
if (chunk?.type !== 'chunk' || chunks.length !== 1)
  throw new Error(`The service is not one file: ${chunks.map((file) => file.fileName).join(', ')}`);
// The file has no licence texts of others, so it may contain nothing of theirs.
const foreign = Object.keys(chunk.modules).filter((module) => module.includes('node_modules'));
if (foreign.length > 0)
  throw new Error(`The service contains packages, but not their licences: ${foreign.join(', ')}`);
const code = readFileSync(resolve(outDir, fileName), 'utf8');
const { module, errors } = parseSync(fileName, code);
if (errors[0]) throw new Error(errors[0].message);
const missing = module.staticImports
  .map(({ moduleRequest }) => moduleRequest.value)
  .filter((specifier) => !specifier.startsWith('node:') && !isBuiltin(specifier));
if (missing.length > 0 || module.dynamicImports.length > 0)
  throw new Error(`The service imports what is not in it: ${missing.join(', ')}`);
console.log(`${outDir}/${fileName}: ${(code.length / 1000).toFixed(1)} KB`);
