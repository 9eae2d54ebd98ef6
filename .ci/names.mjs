/*
 * Reports names that two modules of src export, because a reader, a search and an editor's list of imports can't tell them apart. Re-exports
 * (`export … from`) don't count. Published names keep their names (`PUBLISHED`), and every lint rule exports the same ones.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Names that may exist twice, with the reasons. @type {Record<string, string>} */
const ALLOWED = {};

/** Modules whose names are published, or repeated in each folder. */
const PUBLISHED =
  /^(?:kit\/|embed\/(?:element-api|protocol)\.|lint\/rules\/[^/]+\/(?:rule|about|examples)\.)/;

/** Exporting modules by name. @type {Map<string, string[]>} */
const exporters = new Map();
for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  const name = path.split(sep).join('/');
  if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|\/testdata\/|\.d\.ts$/.test(name) || PUBLISHED.test(name))
    continue;
  for (const exported of exportsOf(name, readFileSync(join(root, 'src', path), 'utf8')))
    exporters.set(exported, [...(exporters.get(exported) ?? []), name]);
}

const twice = [...exporters].filter(([, modules]) => modules.length > 1);
const problems = twice
  .filter(([name]) => !(name in ALLOWED))
  .map(([name, modules]) => `${modules.map((module) => `src/${module}`).join(', ')}: all export ${name}`);
for (const name of Object.keys(ALLOWED))
  if (!twice.some(([other]) => other === name))
    problems.push(`.ci/names.mjs: ${name} is no longer exported twice`);
if (exporters.size === 0) problems.push('no export was seen');
for (const problem of problems) console.error(problem);
console.log(`${exporters.size} exported names, ${twice.length} of them twice, ${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

/** Returns the names that a module declares and exports, each once. @param {string} name @param {string} text */
function exportsOf(name, text) {
  const { module, errors } = parseSync(name, text);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  return new Set(
    module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, exportName }) => (moduleRequest === null ? (exportName.name ?? []) : [])),
  );
}
