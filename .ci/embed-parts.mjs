/*
 * Makes classic scripts of the chunks of the embed page, which cannot load modules (docs/adr/0028). Each script adds its chunks to a registry, `embedParts`.
 * The page's workers are created from the text of the same chunks. src/app/embed-parts.ts loads the scripts.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';

/** @typedef {import('vite').Rollup.OutputChunk} Chunk */
/** @typedef {{ name: string, source: string }} BuiltFile */
/** @typedef {(exports: object, require: (name: string) => unknown) => void} ChunkCode */

const source = resolve(import.meta.dirname, '../src');
/** The page's own script and the worker that it starts with. */
const FIRST = ['embed.js', 'embed.worker.js'];
/** The workers that are created from the chunks of the page. */
const WORKERS = ['embed.worker', 'embed-overview.worker'];
/** @param {string} id */
const workerOf = (id) => WORKERS.find((name) => id.endsWith(`/${name}?worker&inline`));

/**
 * Creates the registry, in the page and in its workers: the build writes this function into the page's script.
 * @param {Record<string, string[]>} filesOf The files that each later chunk needs. @param {Record<string, string[]>} chunksOf The chunks of each worker.
 */
function createEmbedParts(filesOf, chunksOf) {
  /** @type {Record<string, ChunkCode>} */
  const chunks = {};
  /** @type {Record<string, object>} */
  const made = {};
  const parts = {
    filesOf,
    /** @type {Set<string>} */
    loaded: new Set(),
    /** @type {(files: string[]) => Promise<unknown>} */
    loadFiles: () => Promise.reject(),
    /** @param {Record<string, ChunkCode>} more */
    add: (more) => void Object.assign(chunks, more),
    /** @param {string} name @returns {unknown} */
    load(name) {
      if (made[name] !== undefined) return made[name];
      /** Files of another chunk may have brought this one, without all the files that it needs itself. */
      const missing = (filesOf[name] ?? []).filter((file) => !parts.loaded.has(file));
      if (missing.length > 0) return parts.loadFiles(missing).then(() => parts.load(name));
      const chunk = chunks[name];
      if (chunk === undefined) throw new Error(name);
      made[name] = {};
      chunk(made[name], parts.load);
      return made[name];
    },
    /** @param {string} name */
    workerText: (name) =>
      `'use strict';var embedParts=(${createEmbedParts})({},{});embedParts.add({${(chunksOf[name] ?? [])
        .map((needed) => chunks[needed])
        .join()}});embedParts.load('${name}')`,
  };
  return parts;
}

/** Vite plugin: resolves imports of the page's workers to functions that create them. @returns {import('vite').Plugin} */
export function embedWorkers() {
  /** @type {Set<string>} */
  const missing = new Set(WORKERS);
  return {
    name: 'embed-workers',
    enforce: 'pre',
    resolveId: (id) => (workerOf(id) === undefined ? null : `\0${id}`),
    load(id) {
      const name = workerOf(id);
      if (name === undefined) return null;
      missing.delete(name);
      return `export default function InlineWorker(options) {
        const text = window.embedParts.workerText('./${name}.js');
        const address = URL.createObjectURL(new Blob([text]));
        try {
          return new Worker(address, options);
        } finally {
          URL.revokeObjectURL(address);
        }
      }`;
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`The embed page imports no worker called ${[...missing].join(' or ')}`);
    },
  };
}

/**
 * Returns the page's script and style sheet, then the files of each part. Chunks that no part lists go into the last part.
 * @param {Record<string, string[]>} parts Modules of each part, below src/. @param {Chunk[]} chunks @param {Map<string, string>} styles Style sheets by name.
 * @returns {[script: BuiltFile, style: BuiltFile, ...parts: BuiltFile[]]}
 */
export function partFiles(parts, chunks, styles) {
  const names = Object.keys(parts);
  const own = closureOf(
    FIRST.map((name) => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk === undefined) throw new Error(`The embed page has no chunk called ${name}`);
      return chunk;
    }),
    chunks,
  );
  /** @param {Chunk} chunk */
  const partOf = (chunk) =>
    own.has(chunk)
      ? undefined
      : (names.find((name) => parts[name]?.some((module) => isIn(chunk, module))) ?? names.at(-1));
  /** @param {Chunk[]} from */
  const styleOf = (from) =>
    from
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => styles.get(name)))
      .join('');
  /** @type {Map<string | undefined, BuiltFile[]>} */
  const files = new Map();
  for (const [name, modules] of Object.entries(parts)) {
    const later = chunks.filter((chunk) => partOf(chunk) === name);
    for (const module of modules) {
      if (!later.some((chunk) => isIn(chunk, module)))
        throw new Error(`${module} is not loaded by import() alone`);
    }
    const style = styleOf(later);
    files.set(name, [
      hashed(name, 'js', `'use strict';\n${addChunks(later)}`),
      ...(style === '' ? [] : [hashed(name, 'css', style)]),
    ]);
  }
  const imported = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const filesOf = chunks
    .filter((chunk) => !own.has(chunk) && imported.has(chunk.fileName))
    .map((chunk) => {
      const needed = new Set([...closureOf([chunk], chunks)].map(partOf));
      return [
        `./${chunk.fileName}`,
        [...needed].flatMap((name) => files.get(name) ?? []).map(({ name }) => name),
      ];
    });
  const chunksOf = chunks
    .filter(({ fileName }) => fileName.endsWith('.worker.js'))
    .map((chunk) => {
      const needed = [...closureOf([chunk], chunks)];
      const elsewhere = needed.find((other) => !own.has(other) && partOf(other) !== partOf(chunk));
      if (elsewhere !== undefined)
        throw new Error(`${chunk.fileName} needs ${elsewhere.fileName} of another part`);
      return [`./${chunk.fileName}`, needed.map(({ fileName }) => `./${fileName}`)];
    });
  const tables = [filesOf, chunksOf].map((entries) => JSON.stringify(Object.fromEntries(entries)));
  const page = [
    `'use strict';\n${withoutComments(createEmbedParts)}`,
    `var embedParts = createEmbedParts(${tables.join()});`,
    addChunks([...own]),
    `embedParts.load('./embed.js');\n`,
  ].join('\n');
  return [
    hashed('embed', 'js', page),
    hashed('embed', 'css', styleOf([...own])),
    ...[...files.values()].flat(),
  ];
}

/** @param {Chunk} chunk @param {string} module */
const isIn = ({ moduleIds }, module) => moduleIds.includes(resolve(source, module));

/** Returns the chunks and all that they import when they run. @param {Chunk[]} from @param {Chunk[]} chunks */
function closureOf(from, chunks) {
  const needed = new Set(from);
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return needed;
}

/** Returns the statement that adds chunks to the registry. @param {Chunk[]} chunks */
function addChunks(chunks) {
  const entries = chunks.map(
    ({ fileName, code }) => `'./${fileName}'(exports, require) {${inAscii(code)}\n}`,
  );
  return `embedParts.add({${entries.join(',\n')}});\n`;
}

/**
 * Returns code with escapes in place of characters beyond ASCII. With a single one above U+00FF, the browser keeps the whole script in two bytes a
 * character, in each frame and in each worker that is made of its chunks. @param {string} code
 */
function inAscii(code) {
  if (/\\[^\0-\x7f]/.test(code)) throw new Error('A backslash before a character beyond ASCII');
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param {(...values: never[]) => unknown} code */
const withoutComments = (code) =>
  String(code)
    .replaceAll(/^\s*\/\*\*.*\*\/\n/gm, '')
    .replaceAll(/\n\s+/g, '\n');

/** Returns a file with the hash of its text in its name. @param {string} name @param {string} end @param {string} text @returns {BuiltFile} */
function hashed(name, end, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { name: `${name}-${hash}.${end}`, source: text };
}
