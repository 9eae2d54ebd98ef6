/*
 * The licence texts of the packages in what ships. Every build gets `noteLicenses()`, which notes the packages of its modules; the last step of a program
 * writes `licenseTexts()`. A package without a text fails the build.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterBuild } from './after-build.mjs';

/** Texts of packages that come without one, by their names with `-` for `/`; from their repositories. */
const given = resolve(import.meta.dirname, 'licenses');

/** The folders of the packages noted so far. @type {Set<string>} */
const folders = new Set();

/** Vite plugin: notes the packages of all modules that are in the output. @returns {import('vite').Plugin} */
export function noteLicenses() {
  return {
    name: 'note-licenses',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        for (const id of output.type === 'chunk' ? output.moduleIds : []) noteModule(id);
      }
    },
  };
}

/** @param {string} id */
function noteModule(id) {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(
    id.replace(/^\0/, ''),
  )?.[0];
  // The bundlers' own helpers belong to no package.
  if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
}

/** Returns the names, versions and licence texts of the noted packages. Throws if one has no text. */
export function licenseTexts() {
  const texts = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { title: `${name} ${version}`, text: textOf(folder, name) };
  });
  const without = texts.filter(({ text }) => text === null).map(({ title }) => title);
  if (without.length > 0)
    throw new Error(`Packages in the build without a licence text (.ci/licenses/): ${without.join(', ')}`);
  return [
    'This product contains the following packages.\n',
    ...texts
      .sort((a, b) => a.title.localeCompare(b.title, 'en'))
      .map(({ title, text }) => `${'-'.repeat(80)}\n${title}\n\n${text}\n`),
  ].join('\n');
}

/** Returns a package's own licence text, or the given one; null if there is none. @param {string} folder @param {string} name */
function textOf(folder, name) {
  const own = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const other = join(given, `${name.replace('/', '-')}.txt`);
  const files = own.length > 0 ? own.map((file) => join(folder, file)) : existsSync(other) ? [other] : [];
  return files.length === 0 ? null : files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
}

/** Vite plugin: writes `licenses.txt` beside what was built, after all builds within its own. */
export const writeLicenses = () =>
  afterBuild('write-licenses', (folder) => writeFileSync(join(folder, 'licenses.txt'), licenseTexts()));
