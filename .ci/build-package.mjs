/*
 * node .ci/build-package.mjs: builds the entry points of the package into dist-package/, as one ES module for each of their source files, so that bundlers
 * leave out what a program doesn't use. Beside each module that types need are its types. Fails if an entry point is incomplete, if one that should
 * stand alone needs a package, or if a program that reads a file and decides one URL becomes too big.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, parseSync, Visitor } from 'vite';
import { noteLicenses, writeLicenses } from './licenses.mjs';
import { entries, packageFolder, peers, styleSheets, version } from './package-entries.mjs';
import { languagePlugins } from './pseudo-language.mjs';

/** Entry points whose modules import no package, neither bundled nor installed. */
const ALONE = ['.', './catalogue', './element'];
/** Limit for a program that imports only `parseRobotsTxt` and `decide`: minified, gzip -9, in bytes. */
const SMALLEST_PROGRAM = 10_000;
/** Folder of bundled packages: `npm pack` leaves out folders called node_modules. */
const BUNDLED = 'bundled';

const root = resolve(import.meta.dirname, '..');
const types = join(root, 'node_modules/.cache/package-types');

/** @param {import('vite').InlineConfig['build']} options @param {import('vite').PluginOption[]} plugins */
const bundle = async (options, plugins = []) =>
  [
    await build({
      root,
      configFile: false,
      publicDir: false,
      define: { KIT_VERSION: JSON.stringify(version) },
      logLevel: 'warn',
      plugins,
      build: { target: 'es2022', copyPublicDir: false, ...options },
    }),
  ]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []));

/** Returns the file names of the modules. */
async function buildModules() {
  const output = await bundle(
    {
      outDir: packageFolder,
      emptyOutDir: true,
      minify: false,
      lib: { entry: entries.map(({ module }) => join(root, `src/${module}.ts`)), formats: ['es'] },
      rolldownOptions: {
        external: [...peers, /^node:/],
        // 'use client' of the React component stays the first line of its module.
        checks: { moduleLevelDirective: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
          entryFileNames: ({ name }) => `${name.replaceAll('node_modules', BUNDLED)}.js`,
        },
      },
    },
    [...languagePlugins(), noteLicenses(), writeLicenses()],
  );
  return output.map(({ fileName }) => fileName);
}

/** Returns everything that a module or its types import. @param {string} file */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {{ specifier: string, start: number, end: number }[]} */
  const found = [];
  /** @param {any} source */
  const add = (source) => {
    if (source) found.push({ specifier: source.value, start: source.start, end: source.end });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return { text, found };
}

/** Copies the types that the entry points need beside their modules, with specifiers that are files, as Node resolves them. */
function copyTypes() {
  rmSync(types, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(compiler, ['-p', 'src/kit/tsconfig.types.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types of the package: ${stdout}`);
  const left = entries.map(({ module }) => join(types, `${module}.d.ts`));
  const seen = new Set(left);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const { text, found } = importsOf(file);
    let written = '';
    let from = 0;
    for (const { specifier, start, end } of found.sort((a, b) => a.start - b.start)) {
      if (!specifier.startsWith('.')) continue;
      const base = resolve(dirname(file), specifier);
      const target = [base, join(base, 'index')].find((path) => existsSync(`${path}.d.ts`));
      if (target === undefined) throw new Error(`${file}: no types of ${specifier}`);
      if (!seen.has(`${target}.d.ts`)) left.push(`${target}.d.ts`);
      seen.add(`${target}.d.ts`);
      const path = relative(dirname(file), target).split(sep).join('/');
      written += `${text.slice(from, start)}'${path.startsWith('.') ? path : `./${path}`}.js'`;
      from = end;
    }
    const copy = join(packageFolder, relative(types, file));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, written + text.slice(from));
  }
  return seen.size;
}

/** Throws unless each entry point is complete and imports only what it may. */
function checkEntries() {
  for (const { name, module } of entries) {
    const left = ['js', 'd.ts'].map((extension) => join(packageFolder, `${module}.${extension}`));
    const seen = new Set(left);
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (!existsSync(file)) throw new Error(`${name}: there is no ${relative(root, file)}`);
      const isOwn = !relative(packageFolder, file).startsWith(BUNDLED);
      if (ALONE.includes(name) && !isOwn) throw new Error(`${name} contains ${relative(root, file)}`);
      for (const { specifier } of importsOf(file).found) {
        if (!specifier.startsWith('.')) {
          const isInstalled =
            isBuiltin(specifier) ||
            peers.some((peer) => specifier === peer || specifier.startsWith(`${peer}/`));
          if (ALONE.includes(name) || !isInstalled)
            throw new Error(`${name} imports ${specifier} in ${relative(root, file)}`);
          continue;
        }
        const target = resolve(dirname(file), specifier);
        const imported = file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target;
        if (!seen.has(imported)) left.push(imported);
        seen.add(imported);
      }
    }
  }
}

/**
 * Copies the style sheets, with the values of the page's tokens in place of `var()`: other people's pages may have variables of the same names. Throws if
 * there is no such token.
 */
function copyStyles() {
  const tokens = new Map();
  const styles = readFileSync(join(root, 'src/ui/parts/styles/tokens.css'), 'utf8');
  // The first value counts. The others are for narrow windows.
  for (const [, name, value = ''] of styles.matchAll(/--([\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value.replace(/\s+/g, ' '));
  for (const { module } of styleSheets) {
    const text = readFileSync(join(root, `src/${module}.css`), 'utf8');
    const written = text.replace(/var\(--([\w-]+)\)/g, (_, name) => {
      if (!tokens.has(name)) throw new Error(`${module}.css: no token --${name}`);
      return tokens.get(name);
    });
    writeFileSync(join(packageFolder, `${module}.css`), written);
  }
}

/** Returns the compressed size of a program that imports only what every program needs. Throws if it is too big. */
async function measureSmallestProgram() {
  const program = join(root, 'node_modules/.cache/smallest-program.js');
  writeFileSync(
    program,
    `import { decide, parseRobotsTxt } from 'robots-txt-tester';
console.log(decide(parseRobotsTxt('Disallow: /'), { productTokens: ['a'], url: '/' }).outcome);
`,
  );
  const [chunk, ...more] = await bundle({ write: false, rolldownOptions: { input: program } });
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The smallest program is not one file');
  const { length } = gzipSync(chunk.code, { level: 9 });
  if (length > SMALLEST_PROGRAM)
    throw new Error(`A program that reads a file and decides one URL is ${length} bytes`);
  return length;
}

const files = await buildModules();
const typed = copyTypes();
copyStyles();
checkEntries();
const smallest = await measureSmallestProgram();
console.log(
  `dist-package: ${entries.length} entry points, ${files.length} modules, ${typed} files of types; the smallest program is ${(smallest / 1000).toFixed(1)} KB.`,
);
