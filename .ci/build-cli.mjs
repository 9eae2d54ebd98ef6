/*
 * node .ci/build-cli.mjs: builds the command as one file without dependencies, dist-cli/robots-txt-tester.mjs.
 */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { resolve } from 'node:path';
import { build, parseSync } from 'vite';
import { licenseTexts, noteLicenses } from './licenses.mjs';
import { languagePlugins } from './pseudo-language.mjs';
import { version } from './version.mjs';

const root = resolve(import.meta.dirname, '..');
/** Output folder. The test of the pseudo-language passes another one. */
const outDir = resolve(root, process.argv[2] ?? 'dist-cli');
const fileName = 'robots-txt-tester.mjs';

const output = await build({
  root,
  configFile: false,
  plugins: [...languagePlugins(), noteLicenses()],
  logLevel: 'warn',
  define: { CLI_VERSION: JSON.stringify(version) },
  ssr: { noExternal: true },
  build: {
    ssr: resolve(root, 'src/cli/main.ts'),
    target: 'node20',
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      output: { entryFileNames: fileName, banner: '#!/usr/bin/env node', codeSplitting: false },
    },
  },
});

const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
if (files.length !== 1)
  throw new Error(`The command is not one file: ${files.map((file) => file.fileName).join(', ')}`);
const file = resolve(outDir, fileName);
const code = readFileSync(file, 'utf8');
if (!code.startsWith('#!/usr/bin/env node\n'))
  throw new Error('The command does not begin with its interpreter');
const { module, errors } = parseSync(fileName, code);
if (errors[0]) throw new Error(errors[0].message);
const foreign = module.staticImports
  .map(({ moduleRequest }) => moduleRequest.value)
  .filter((specifier) => !specifier.startsWith('node:') && !isBuiltin(specifier));
if (foreign.length > 0 || module.dynamicImports.length > 0)
  throw new Error(`The command imports what is not in it: ${foreign.join(', ')}`);
writeFileSync(file, `${code}\n/*\n${licenseTexts().replaceAll('*/', '* /')}*/\n`);
chmodSync(file, 0o755);
console.log(`${outDir}/${fileName}: ${(code.length / 1000).toFixed(1)} KB, version ${version}`);
