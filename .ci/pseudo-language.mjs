/*
 * The pseudo-language: English with doubled, accented vowels, about 140 % as long. Built where `TEXTS=pseudo` is set, through the seam that another
 * language would use: the modules of texts are exchanged, nothing else. Words that stay English on the screen are not from those modules, and layouts
 * that break would break in German.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');
const transformer = resolve(import.meta.dirname, 'tools/pseudo-text.ts');

/**
 * The modules of texts, and the keys of what they export that hold texts: all of them, or these.
 * @type {readonly { files: RegExp, keys?: readonly string[] }[]}
 */
const TEXTS = [
  { files: /\/src\/messages\/en\/(?!index)[\w-]+\.ts$/ },
  {
    files: /\/src\/engine\/lint\/rules\/[\w-]+\/about\.ts$/,
    keys: ['name', 'title', 'explain', 'why', 'who', 'does', 'fixName', 'fixed'],
  },
  { files: /\/src\/engine\/lint-texts\/sources\.ts$/, keys: ['name'] },
  { files: /\/src\/catalogue\/crawlers(?:\/googlebot)?\.ts$/, keys: ['note'] },
  { files: /\/src\/catalogue\/(?:examples|templates)\.ts$/, keys: ['title', 'about', 'check'] },
];
const ORIGINAL = '?original';
const PSEUDO = '?pseudo';

/** @param {string} id */
const textsOf = (id) => TEXTS.find(({ files }) => files.test(id));

/** What a build needs for its language: nothing for English. @returns {import('vite').Plugin[]} */
export const languagePlugins = () => (process.env['TEXTS'] === 'pseudo' ? [pseudoLanguage()] : []);

/** Exchanges the modules of texts for those of the pseudo-language. @returns {import('vite').Plugin} */
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
      // Texts made of other texts: only the whole is changed.
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
          // What comes from another layer is no text.
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

/** The names of the values that a module exports, but for those of other layers. @param {string} file */
function exportsOf(file) {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest, exportName: { name } }) =>
      isType || moduleRequest?.value.startsWith('../') || name == null ? [] : [name],
    );
}
