/*
 * Checks the allowed imports between layers (docs/architecture.md). Parses every file of src and .ci/tools (style sheets with a pattern), resolves each
 * import and compares it with the tables below. Fails if a layer has no file or nothing was imported at all.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = resolve(import.meta.dirname, '..');
const testPackages = ['vitest', 'fast-check', 'ajv', 'ajv-formats', 'node:*'];
/** Additional packages for the tests of a layer. @type {Record<string, string[]>} */
const packagesOfTests = {
  suite: ['papaparse', 'saxes'],
  service: ['vite'],
  kit: ['react-dom', 'vitest-browser-react'],
  ui: ['vitest-browser-react', 'axe-core'],
};

/** Additional layers for the tests of a layer. @type {Record<string, string[]>} */
const layersOfTests = {
  // one-answer.test.ts compares all ways in. founding/lint.test.ts runs the rules on the founding documents' files.
  app: ['suite', 'kit', 'lint'],
  // The rules find no mistake in examples and templates.
  catalogue: ['lint'],
};

/**
 * `values`: folders or modules below src/ that may be imported without restriction; `types`: only with `import type`, except in tests.
 * A layer's own files need no entry.
 * @type {Record<string, { values?: string[], types?: string[], packages?: string[] }>}
 */
const layers = {
  engine: {},
  // Mistakes in files: rules, their texts and examples.
  lint: { values: ['engine'] },
  catalogue: { values: ['engine/ascii', 'engine/dialect-ids', 'engine/policy-token'], types: ['engine'] },
  // The answer that everything shows or prints. No texts. Needs only types of the catalogue: the role of robots.txt for a crawler, and its name.
  answer: {
    values: ['engine'],
    types: ['catalogue/chosen-crawler', 'catalogue/crawler', 'catalogue/tested-crawler'],
  },
  // Test suites, for the page and the command: engine/address reads typed URLs, engine/fetch has the default answer (`PLAIN_ANSWER`).
  suite: { values: ['engine', 'answer', 'catalogue'], packages: ['valibot'] },
  messages: {
    values: ['engine/dialect-ids', 'engine/field-names', 'engine/policy-token'],
    // Unions that sentences need are defined once, in another layer. Allow only modules of plain types and constants, never a whole layer.
    types: [
      'engine',
      'lint',
      'answer',
      'catalogue/chosen-crawler',
      'catalogue/crawler',
      'catalogue/policy-tokens',
      'editor/completion/completion-source',
      'editor/documentation/documentation',
      'service/protocol',
      'store/compare/compare-state',
      'store/document-origin',
      'store/live/live-problem',
      'store/notice',
      'store/preset-list',
      'store/written/written',
      'suite/suite-problem',
      'suite/suite-result',
      'worker/tester/comparison',
      'worker/lint/lint-protocol',
      'worker/lint/overview/overview-protocol',
      'worker/lint/text-check-protocol',
      'worker/lint/verdict-choices-protocol',
      'worker/tester/report',
      'worker/urls/compare/compare-protocol',
      'worker/urls/urls-protocol',
      'worker/urls/verdicts/cell-outcome',
    ],
  },
  // The command. It runs in Node and is built into one file. catalogue/full lists the crawlers that versions are compared for.
  cli: { values: ['engine', 'answer', 'suite', 'messages', 'catalogue/full'], packages: ['node:*'] },
  // Fetches the live file. Only service/node may import Node's modules.
  service: {
    values: ['engine/source', 'catalogue/request-header'],
    types: ['catalogue/full'],
    packages: ['node:*'],
  },
  // Lists of URLs and their readers, for the page and the command. catalogue/full identifies the crawlers in an access log.
  'url-lists': {
    values: ['engine', 'answer', 'catalogue/full', 'suite'],
    packages: ['papaparse', 'saxes'],
  },
  // The page exports results with the command's writers and texts, so that both write the same.
  worker: {
    values: ['engine', 'lint', 'answer', 'suite', 'url-lists', 'messages/cli'],
    types: ['catalogue/full'],
  },
  editor: {
    // engine/source shows bytes that aren't UTF-8.
    values: ['engine/scan', 'engine/source'],
    types: ['engine', 'lint'],
    packages: ['@codemirror/*', '@lezer/*'],
  },
  store: {
    // Text leaves the page only through engine/source (share link, download), because it loses no byte.
    // engine/fetch evaluates an answer without a text: the simulation shows the effect of each choice before it is made.
    // engine/dialects has what each dialect makes of an answer, for the simulation.
    // engine/dialect-ids lists the available dialects.
    // engine/address reads the typed URL, which is shown while the engine is still working. engine/text-kind says what a pasted text is.
    // url-lists says what a brought file is.
    // suite has the format of expectations, which links and drafts contain, and the versions of links and test files.
    // service/protocol is the fetch service's answer; service/shown-headers lists the headers worth showing, whichever way the file was fetched.
    values: [
      'answer',
      'catalogue',
      'worker',
      'suite',
      'url-lists',
      'engine/dialect-ids',
      'engine/dialects',
      'engine/source',
      'engine/fetch',
      'engine/address',
      'engine/text-kind',
      'service/protocol',
      'service/shown-headers',
    ],
    types: ['engine', 'lint'],
    packages: ['zustand', 'valibot', 'idb-keyval'],
  },
  // The service worker. The rest of the page only knows its message.
  offline: { packages: ['workbox-precaching', 'workbox-routing'] },
  // The bridge inside the frame, and the custom element for host pages (see `elementObjection`).
  // The custom element's own texts. The words of expectations, for the frame's list of URLs.
  embed: { values: ['answer', 'messages/element'], packages: ['valibot'] },
  // The package for other programs: each module that package.json names in `exports` is an entry point.
  kit: {
    values: [
      'engine',
      'answer',
      'catalogue',
      'suite/suite-crawler',
      'suite/suite-url',
      'messages',
      'editor/line-tokens',
      'editor/marked-text',
      'embed/element*',
      'embed/read-lines',
      'embed/read-urls',
      // The allowed values of the frame's settings.
      'embed/protocol',
    ],
    types: ['suite'],
    packages: ['react', 'node:fs', 'node:path', 'node:url'],
  },
  ui: {
    // engine/dialect-ids lists the dialects; lint/texts has the texts of the rules. Text leaves the page only through engine/source. The Embed dialog reads lines as the frame does.
    values: [
      'answer',
      'store',
      'editor',
      'catalogue',
      'messages',
      'engine/dialect-ids',
      'lint/texts',
      'engine/source',
      'embed/read-lines',
      'embed/read-urls',
    ],
    types: ['engine', 'lint', 'embed'],
    packages: [
      'react',
      'react-dom',
      'downshift',
      'zustand',
      '@tanstack/react-virtual',
      'virtual:embed-script',
    ],
  },
  app: {
    values: [
      'engine',
      'answer',
      'catalogue',
      'messages',
      'worker',
      'editor',
      'store',
      'embed',
      'ui',
      'offline/take-over',
    ],
    packages: ['react', 'react-dom', 'zustand', 'valibot', 'idb-keyval'],
  },
};

/**
 * The levels of src/ui, and the other levels that each may import, including types. A feature may not import another feature.
 * `tests`: additional levels for tests. `testdata` mounts components for all tests; `index` is the entry point.
 * @type {Record<string, { values: readonly string[], tests: readonly string[] }>}
 */
const levels = {
  parts: { values: [], tests: ['testdata'] },
  features: { values: ['parts'], tests: ['page', 'testdata'] },
  page: { values: ['features', 'parts'], tests: ['testdata'] },
  testdata: { values: ['page', 'features', 'parts'], tests: [] },
  index: { values: ['page', 'parts'], tests: [] },
};

/**
 * The modules of the engine that other layers may import, with the reasons. All others are internal.
 * @type {Record<string, string>}
 */
const engineEntries = {
  engine: 'verdicts; exports only what other layers import',
  'engine/dialect-ids':
    "ids and names of the dialects, for the first load and the catalogue, which don't load the dialects",
  'engine/dialects': 'what each dialect makes of an answer, for the panel of simulated answers',
  'engine/dialects/other-dialects':
    'the dialects that no crawler uses, in a chunk of the worker that answers',
  'engine/traits':
    'the ways in which dialects differ that touch a file, in the same chunk; types for the page',
  'engine/field-names': "spellings of the fields, for the texts about them, which don't load the parser",
  'engine/policy-token':
    'names in User-agent lines that state preferences, for the first load and the catalogue',
  'engine/address': 'reads what is typed as a URL, in the first load',
  'engine/source': 'bytes and text, in the first load',
  'engine/text-kind':
    'what a brought text is, for the page, the lists of URLs and the command, without the parser',
  'engine/scan': "the line scanner, for the editor, which doesn't load the parser",
  'engine/fetch':
    "effects of a location and a server's answer, for the panel of simulated answers and the first load",
  'engine/proof': 'statements that are true for every URL, in a chunk of the worker that looks for problems',
  'engine/versions':
    'what changes between two versions of a file, and the simplified file, for the worker that looks for problems and the command',
  'engine/versions/direction':
    'what a change does, for the worker that looks for problems, before the rest of the comparison has loaded',
  'engine/crawlers': 'the crawlers that a file names, for lists of URLs and the lint rules',
  'engine/format': 'the formatter, for the worker that looks for problems',
  'engine/text-edits': 'edits of a text, which the lint rules and the formatter propose',
  'engine/ascii': 'lower case as crawlers compare names, for the first load and the lint rules',
  'engine/collections': 'grouping and caching, for the lint rules',
  'engine/match': 'patterns, witnesses and many verdicts at once, for the lint rules',
  'engine/parse': 'lines and groups, for the lint rules',
  'engine/fields': "readers of fields' values, for the lint rules; types for the answer",
};

/** The same for the lint rules. @type {Record<string, string>} */
const lintEntries = {
  lint: 'the rules, in chunks of the worker that looks for problems',
  'lint/fixes': "fixes of findings and how safe they are, for the same worker, outside the rules' chunk",
  'lint/ignore-edits': "comments that ignore a finding, for the same worker, outside the rules' chunk",
  'lint/texts': "the rules' texts, for the page, which doesn't load the rules",
  'lint/examples': 'examples of the rules, for tests and the pages of the rules',
};

/** Layers of which others may import only entries. @type {Record<string, Record<string, string>>} */
const entriesOf = { engine: engineEntries, lint: lintEntries };

/** Benchmarks, generators, external checks. Tools may import anything below src/; nothing below src/ may import a tool. */
const TOOLS = '.ci/tools';
/** Packages of the tools, in addition to those of their tests. */
const packagesOfTools = ['node:*', 'robots-parser', 'valibot'];

/** `names`: the imported names. @typedef {{ specifier: string, typeOnly: boolean, line: number, names: string[] }} Import */

/** Finds everything that a file imports: import, export from, import(), import types and `new URL('…', import.meta.url)`.
 * @param {string} file @param {string} text @returns {Import[]} */
function importsOf(file, text) {
  if (file.endsWith('.css')) return importsOfStyles(text);
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {Import[]} */
  const found = [];
  /** @param {any} source @param {boolean} typeOnly @param {any[]} names */
  const add = (source, typeOnly, names = []) => {
    const line = text.slice(0, source.start).split('\n').length;
    found.push({
      specifier: source.value ?? '(not a literal)',
      typeOnly,
      line,
      names: names.flatMap((name) => name?.name ?? []),
    });
  };
  new Visitor({
    ImportDeclaration: (node) =>
      add(
        node.source,
        node.importKind === 'type',
        node.specifiers.map((each) => (each.type === 'ImportSpecifier' ? each.imported : null)),
      ),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) =>
      node.source &&
      add(
        node.source,
        node.exportKind === 'type',
        node.specifiers.map(({ local }) => local),
      ),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true, [node.qualifier]),
    NewExpression: (node) => {
      const [path, base] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      const here = base && text.slice(base.start, base.end) === 'import.meta.url';
      if (isUrl && here && path?.type === 'Literal') add(path, false);
    },
  }).visit(program);
  return found;
}

/** Finds everything that a style sheet imports: `@import` and `composes … from`. @param {string} text @returns {Import[]} */
function importsOfStyles(text) {
  const found = text.matchAll(/(?:@import\s+(?:url\(\s*)?|\bcomposes\s*:[^;}]*\sfrom\s+)['"]?([^'"\s);]+)/g);
  return Array.from(found, ({ 0: { length }, 1: specifier = '', index }) => ({
    specifier,
    typeOnly: false,
    line: text.slice(0, index + length).split('\n').length,
    names: [],
  }));
}

/** Resolves a relative specifier to a path below src/ without extension or `/index`; null if there is no such file.
 * @param {string} from @param {string} specifier */
function resolveModule(from, specifier) {
  const base = resolve(dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')];
  const file = candidates.find((path) => existsSync(path) && statSync(path).isFile());
  if (file === undefined) return null;
  const path = relative(join(root, 'src'), file).split(sep).join('/');
  return path.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** Returns whether an entry covers the name. An entry covers itself and everything below it; one that ends in `*` covers names with that prefix.
 * @param {string} name @param {readonly string[]} entries */
const covers = (name, entries) =>
  entries.some((entry) =>
    entry.endsWith('*')
      ? name.startsWith(entry.slice(0, -1))
      : name === entry || name.startsWith(`${entry}/`),
  );

/** Returns the reason why this import isn't allowed, or null.
 * @param {string} file @param {string} layer @param {boolean} isTest @param {Import} entry */
function objection(file, layer, isTest, { specifier, typeOnly }) {
  const { values = [], types = [], packages = [] } = layers[layer] ?? {};
  const name = relative(join(root, 'src'), file).split(sep).join('/');
  if (!specifier.startsWith('.')) {
    const more = isTest ? [...testPackages, ...(packagesOfTests[layer] ?? [])] : [];
    if (name.startsWith('embed/element') && !isTest) return 'the custom element may import no package';
    if (layer === 'service' && !name.startsWith('service/node/') && !isTest)
      return 'only service/node may import Node';
    return covers(specifier, [...packages, ...more]) ? null : `${layer} may not import the package`;
  }
  const module = resolveModule(file, specifier);
  if (module === null) return 'no such file';
  if (module.startsWith(`../${TOOLS}/`)) return `only tools may import ${TOOLS}`;
  const [target = ''] = module.split('/');
  if (target === layer && layer === 'ui') return levelObjection(name, module, isTest);
  if (target === layer) return isTest ? null : elementObjection(name, module, typeOnly);
  if (!(target in layers)) return 'outside the layers';
  const entries = entriesOf[target];
  const isOpen = entries === undefined || module in entries || (isTest && module.includes('/testdata/'));
  if (!isOpen) return `internal to ${target}`;
  if (module.endsWith('.worker') && !specifier.includes('?worker')) return 'a worker entry, only as ?worker';
  if (covers(module, values) || (typeOnly && covers(module, types))) return null;
  if (isTest && covers(module, [...types, ...(layersOfTests[layer] ?? [])])) return null;
  return covers(module, types)
    ? `${layer} may import only types of ${target}`
    : `${layer} may not import ${target}`;
}

/** Returns the reason why a tool may not import this, or null.
 * @param {string} file @param {Import} entry */
function toolObjection(file, { specifier }) {
  if (!specifier.startsWith('.')) {
    const packages = /\.test\.ts$/.test(file) ? [...packagesOfTools, ...testPackages] : packagesOfTools;
    return covers(specifier, packages) ? null : 'tools may not import the package';
  }
  const module = resolveModule(file, specifier);
  if (module === null) return 'no such file';
  const isAllowed = !module.startsWith('../') || module.startsWith(`../${TOOLS}/`);
  return isAllowed ? null : `outside src and ${TOOLS}`;
}

/** Returns the reason why one file of src/ui may not import another, or null.
 * @param {string} name @param {string} module both below src/ @param {boolean} isTest */
function levelObjection(name, module, isTest) {
  const [, from = '', feature] = name.replace(/\.tsx?$/, '').split('/');
  const [, to = 'index', other] = module.split('/');
  const level = levels[from];
  if (level === undefined) return 'the file is in no level of src/ui';
  if (from === to)
    return from === 'features' && feature !== other ? 'features may not import each other' : null;
  const allowed = isTest ? [...level.values, ...level.tests] : level.values;
  return allowed.includes(to) ? null : `ui/${from} may not import ui/${to}`;
}

/** Checks the element's script, which is sent to other people's pages and must contain nothing of the frame's side.
 * @param {string} name @param {string} module both below src/ @param {boolean} typeOnly */
function elementObjection(name, module, typeOnly) {
  if (!name.startsWith('embed/element')) return null;
  const allowed =
    typeOnly || module.startsWith('embed/element') || ['embed/protocol', 'messages/element'].includes(module);
  return allowed ? null : 'the custom element may import only its own files, its texts and the protocol';
}

/** @param {string} file path below src/layer */
const isTestFile = (file) => /\.test\.tsx?$|\/testdata\//.test(file);

/** Adds an import of a value to `workerFolders`. @param {string} folder @param {string} module @param {string} where */
function addToFolder(folder, module, where) {
  const index = join(root, 'src', module, 'index.ts');
  const target = existsSync(index) ? module : dirname(module);
  const targets = workerFolders.get(folder) ?? new Map();
  if (target !== folder && !targets.has(target)) targets.set(target, where);
  workerFolders.set(folder, targets);
}

/** Returns the folders whose values a folder of src/worker imports, directly or through others.
 * @param {string} folder @param {Set<string>} reached @returns {Set<string>} */
function foldersFrom(folder, reached = new Set()) {
  for (const target of workerFolders.get(folder)?.keys() ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    foldersFrom(target, reached);
  }
  return reached;
}

const problems = [];
const seen = new Map(Object.keys(layers).map((layer) => [layer, 0]));
let imports = 0;
/** For each folder of src/worker, the others whose values it imports, with the first import. @type {Map<string, Map<string, string>>} */
const workerFolders = new Map();
/** Modules that other layers import. */
const entered = new Set();
/** Names that other layers import from engine/index.ts. */
const wanted = new Set();

for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  if (!/\.(tsx?|css)$/.test(path)) continue;
  const name = path.split(sep).join('/');
  const layer = name.split('/')[0] ?? '';
  if (!(layer in layers)) {
    problems.push(`src/${name}: not in a known layer`);
    continue;
  }
  seen.set(layer, (seen.get(layer) ?? 0) + 1);
  const file = join(root, 'src', path);
  for (const entry of importsOf(file, readFileSync(file, 'utf8'))) {
    imports += 1;
    const module = entry.specifier.startsWith('.') && resolveModule(file, entry.specifier);
    if (module && module.split('/')[0] !== layer) entered.add(module);
    if (module && layer === 'worker' && covers(module, [layer]) && !entry.typeOnly && !isTestFile(name))
      addToFolder(dirname(name), module, `src/${name}:${entry.line}: '${entry.specifier}'`);
    if (module === 'engine' && layer !== 'engine') for (const each of entry.names) wanted.add(each);
    const why = objection(file, layer, isTestFile(name), entry);
    if (why) problems.push(`src/${name}:${entry.line}: '${entry.specifier}': ${why}`);
  }
}
for (const entry of Object.values(entriesOf).flatMap(Object.keys))
  if (!entered.has(entry)) problems.push(`src/${entry}: no other layer imports it`);
const index = join(root, 'src/engine/index.ts');
for (const { names } of importsOf(index, readFileSync(index, 'utf8')))
  for (const name of names)
    if (!wanted.has(name)) problems.push(`src/engine/index.ts: no other layer imports ${name}`);
for (const [folder, targets] of workerFolders)
  for (const [target, where] of targets)
    if (foldersFrom(target).has(folder))
      problems.push(`${where}: ${folder} and ${target} import each other's values in a cycle`);
if (workerFolders.size === 0) problems.push('src/worker: no folder was seen');
for (const [layer, files] of seen) if (files === 0) problems.push(`src/${layer}: no file was seen`);

let tools = 0;
for (const path of readdirSync(join(root, TOOLS), { recursive: true, encoding: 'utf8' })) {
  if (!/\.ts$/.test(path)) continue;
  tools += 1;
  const file = join(root, TOOLS, path);
  for (const entry of importsOf(file, readFileSync(file, 'utf8'))) {
    imports += 1;
    const why = toolObjection(file, entry);
    const name = path.split(sep).join('/');
    if (why) problems.push(`${TOOLS}/${name}:${entry.line}: '${entry.specifier}': ${why}`);
  }
}
if (tools === 0) problems.push(`${TOOLS}: no file was seen`);
if (imports === 0) problems.push('no import was seen');

for (const problem of problems) console.error(problem);
console.log(
  `${imports} imports in ${[...seen.values()].reduce((a, b) => a + b, tools)} files, ${problems.length} problems.`,
);
process.exit(problems.length === 0 ? 0 : 1);
