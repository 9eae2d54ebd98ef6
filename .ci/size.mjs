/*
 * Checks the size budget of the built page: gzip -9, in KB of 1000 bytes, read from Vite's manifest. A part that can't be found fails the check. Also prints the
 * size with Brotli.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { manifestFile } from './build-page-files.mjs';

/** Sizes at the last recording. A part may be 3 % bigger; one that has become 3 % smaller is to be recorded, so that its budget follows. */
const recorded = {
  shell: 99.7,
  editor: 108,
  /** The biggest of the chunks that load later. */
  later: 28.6,
  worker: 19.6,
  proof: 8.9,
  /** The biggest file of the other workers. */
  otherWorkers: 44.4,
  embedScript: 7,
  embedStart: 132,
  embedPage: 283.9,
  /** The biggest of the parts that only some frames load, besides the problems. */
  embedView: 27.5,
  embedProblems: 176.7,
};
/** Promises that no recording may change. @type {Partial<Record<keyof typeof recorded, number>>} */
const caps = { shell: 100, embedScript: 7 };
const TOLERANCE = 0.03;

/** @typedef {keyof typeof recorded} Budget */

/** Returns the most KB that a part may have. @param {Budget} budget */
const limitOf = (budget) => Math.min(recorded[budget] * (1 + TOLERANCE), caps[budget] ?? Infinity);
const dist = resolve(import.meta.dirname, '../dist');

/** @typedef {{ file: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Returns the files a chunk needs before it can run: itself, its static imports, their styles.
 * @param {string} key @param {Set<string>} files @returns {Set<string>} */
function filesOf(key, files = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}

/** @param {Iterable<string>} files @param {(bytes: Buffer) => Buffer} compress */
function kilobytes(files, compress) {
  let bytes = 0;
  for (const file of files) bytes += compress(readFileSync(join(dist, file))).length;
  return bytes / 1000;
}

const shell = manifest['index.html']?.isEntry ? filesOf('index.html') : new Set();
const editorKey = manifest['src/editor/index.ts']?.isDynamicEntry ? 'src/editor/index.ts' : undefined;
const editor = new Set(editorKey ? [...filesOf(editorKey)].filter((file) => !shell.has(file)) : []);
const workers = readdirSync(join(dist, 'assets')).filter((name) => /^worker-.*\.js$/.test(name));

/** @type {[name: string, files: string[], budget: Budget][]} */
const parts = [
  ['shell (index.html)', [...shell], 'shell'],
  ['editor', [...editor], 'editor'],
];
for (const [kind, budget] of /** @type {const} */ ([
  ['worker-tester', 'worker'],
  // Statements for every URL, which the worker that looks for problems loads on demand.
  ['worker-proof', 'proof'],
  // The worker. The one that looks for problems is several files: its entry point, the engine, and the rules. Each has the limit to itself.
  ['worker-', 'otherWorkers'],
])) {
  const files = workers.filter((name) => name.startsWith(kind) && !parts.some(([known]) => known === name));
  for (const name of files) parts.push([name, [`assets/${name}`], budget]);
  if (files.length === 0) parts.push([kind, [], budget]);
}
for (const chunk of Object.values(manifest)) {
  const files = [chunk.file, ...(chunk.css ?? [])].filter((file) => !shell.has(file) && !editor.has(file));
  if (files.length > 0 && !workers.some((name) => files.includes(`assets/${name}`))) {
    parts.push([chunk.file, files, 'later']);
  }
}

// The custom element's script, for other people's pages: small, and a classic script.
const embedScript = readdirSync(join(dist, 'embed')).filter((name) => /^v1(\.[0-9a-f]{8})?\.js$/.test(name));
for (const name of embedScript) parts.push([`embed/${name}`, [`embed/${name}`], 'embedScript']);
if (embedScript.length < 2) parts.push(['embed/v1.js, embed/v1.<hash>.js', [], 'embedScript']);

// The embed page, for other people's frames: what index.html names loads before the editor, and the page's own script names all other files.
const embedFiles = readdirSync(join(dist, 'embed')).map((name) => `embed/${name}`);
/** Returns the files of the embed page that a file names. @param {string} file */
const namedIn = (file) => {
  const text = readFileSync(join(dist, file), 'utf8');
  return embedFiles.filter((other) => text.includes(other.slice('embed/'.length)));
};
const embedStart = namedIn('embed/index.html');
/** The files that only some frames load: their parts, and the budget. The problems have the texts of all rules, a worker with the rules, and share code with the overview. */
const embedViews = /** @type {const} */ ([
  ['overview', ['overview'], 'embedView'],
  ['quiz', ['quiz'], 'embedView'],
  ['urls', ['urls'], 'embedView'],
  ['tabs', ['tabs'], 'embedView'],
  ['Why', ['why'], 'embedView'],
  ['problems', ['problems', 'overview'], 'embedProblems'],
]);
/** @param {string} file @param {readonly string[]} parts */
const isIn = (file, parts) => parts.some((part) => file.startsWith(`embed/${part}-`));
const viewParts = embedViews.flatMap(([, parts]) => parts);
const embedParts = embedStart.filter((name) => name.endsWith('.js')).flatMap(namedIn);
parts.push(
  [
    'embed page before the editor',
    embedStart.length === 2 ? ['embed/index.html', ...embedStart] : [],
    'embedStart',
  ],
  [
    'embed page with file and question, everything',
    embedParts.some((name) => name.startsWith('embed/editor-'))
      ? ['embed/index.html', ...embedStart, ...embedParts.filter((name) => !isIn(name, viewParts))]
      : [],
    'embedPage',
  ],
  ...embedViews.map(
    ([view, files, budget]) =>
      /** @type {(typeof parts)[number]} */ ([
        `embed page, ${view} besides`,
        embedParts.filter((name) => isIn(name, files)),
        budget,
      ]),
  ),
);

let failed = false;
for (const name of embedScript) {
  if (!/\b(import|export)\b/.test(readFileSync(join(dist, 'embed', name), 'utf8'))) continue;
  failed = true;
  console.log(`embed/${name} imports or exports: it is no classic script`);
}
/** The size of the biggest part of each budget. @type {Map<Budget, number>} */
const biggest = new Map();
for (const [name, files, budget] of parts) {
  const limit = limitOf(budget);
  const size = kilobytes(files, (bytes) => gzipSync(bytes, { level: 9 }));
  const brotli = kilobytes(files, brotliCompressSync);
  const verdict = files.length === 0 ? 'NOT FOUND' : size > limit ? 'TOO BIG' : 'ok';
  failed ||= verdict !== 'ok';
  biggest.set(budget, Math.max(size, biggest.get(budget) ?? 0));
  console.log(
    `${name.padEnd(48)} ${size.toFixed(1).padStart(7)} KB of ${limit.toFixed(1).padStart(5)}  ${verdict.padEnd(9)} brotli ${brotli.toFixed(1)}`,
  );
}
for (const [budget, size] of biggest) {
  if (size >= recorded[budget] * (1 - TOLERANCE)) continue;
  failed = true;
  console.log(
    `${budget} has shrunk from ${recorded[budget]} to ${size.toFixed(1)} KB: record it in .ci/size.mjs`,
  );
}
process.exit(failed ? 1 : 0);
