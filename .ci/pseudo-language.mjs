/*
 * Pseudo-language: English with multiplied, accented vowels, about 140 % as long. A build with `TEXTS=pseudo` uses it. As for a real language, only
 * the modules of texts are exchanged. A word that stays English on the screen is therefore not from those modules. A layout that breaks would also
 * break in German.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');
const transformer = resolve(import.meta.dirname, 'tools/pseudo-text.ts');

/**
 * Modules of texts. `keys` are the keys that hold texts in the exported objects; without it, all keys do (see `pseudo`).
 * @type {readonly { files: RegExp, keys?: readonly string[] }[]}
 */
const TEXTS = [
  { files: /\/src\/messages\/en\/(?!index)[\w-]+\.ts$/ },
  {
    files: /\/src\/lint\/rules\/[\w-]+\/(?:about|typo-abouts)\.ts$/,
    keys: ['name', 'title', 'explain', 'why', 'who', 'does', 'fixName', 'fixed'],
  },
  { files: /\/src\/lint\/texts\/sources\.ts$/, keys: ['name'] },
  { files: /\/src\/catalogue\/crawlers(?:\/googlebot)?\.ts$/, keys: ['note'] },
  { files: /\/src\/catalogue\/(?:examples|templates)\.ts$/, keys: ['title', 'about', 'check'] },
];
/** Suffix of the ID of an English module. */
const ORIGINAL = '?original';
/** Suffix of the ID of the module that wraps the English one. */
const PSEUDO = '?pseudo';

/** @param {string} id */
const textsOf = (id) => TEXTS.find(({ files }) => files.test(id));

/** Returns the plugins for the language of the build: none for English. @returns {import('vite').Plugin[]} */
export const languagePlugins = () => (process.env['TEXTS'] === 'pseudo' ? [pseudoLanguage()] : []);

/** Replaces the modules of texts by wrappers that export the pseudo-language. @returns {import('vite').Plugin} */
function pseudoLanguage() {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') && !source.startsWith(root)) return null;
      if (source.endsWith(ORIGINAL)) return source;
      const from = importer?.replace(ORIGINAL, '').replace(PSEUDO, '');
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      if (resolved === null || textsOf(resolved.id) === undefined) return resolved;
      // Text modules import each other's originals. Otherwise a text that includes another module's text would be converted twice.
      return resolved.id + (importer?.endsWith(ORIGINAL) ? ORIGINAL : PSEUDO);
    },
    load(id) {
      if (id.endsWith(ORIGINAL))
        return { code: readFileSync(id.replace(ORIGINAL, ''), 'utf8'), moduleType: 'ts' };
      if (!id.endsWith(PSEUDO)) return null;
      const file = id.replace(PSEUDO, '');
      const names = exportsOf(file);
      const keys = JSON.stringify(textsOf(file)?.keys ?? null);
      return {
        code: [
          `import * as texts from ${JSON.stringify(file + ORIGINAL)};`,
          // Re-exports from other layers are not texts, so they stay unchanged.
          `export * from ${JSON.stringify(file + ORIGINAL)};`,
          `import { pseudo } from ${JSON.stringify(transformer)};`,
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ pseudo(texts.${name}, ${keys});`),
        ].join('\n'),
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
  };
}

/** Returns the names of the values that a module exports, without re-exports from other layers. @param {string} file */
function exportsOf(file) {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest, exportName: { name } }) =>
      isType || moduleRequest?.value.startsWith('../') || name == null ? [] : [name],
    );
}
