import { readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

const source = resolve(import.meta.dirname, '../src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

/**
 * Names a class or an animation of a CSS module in the built page by two numbers: the file's and the name's within it. Vite's own names contain a hash,
 * which doesn't compress: they took 1 KB of the first load.
 * @param {string} name @param {string} file @param {string} css @returns {string}
 */
export function shortClassName(name, file, css) {
  const sheet = sheets.indexOf(relative(source, file).split(sep).join('/'));
  const names = [
    ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, found]) => found)),
  ];
  if (sheet < 0 || !names.includes(name)) throw new Error(`${file} has no ${name}`);
  return `_${sheet.toString(36)}-${names.indexOf(name).toString(36)}`;
}
