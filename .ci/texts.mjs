/*
 * Checks that no text for people is written outside the modules of texts (docs/architecture.md). Parses every module of `src`. Reports text in JSX,
 * text in attributes and properties that are shown or read aloud, strings that are sentences, and `content` in style sheets. Also fails if it found
 * no file or no string.
 *
 * Then checks that the modules of a language export nothing but texts, so that a translation decides nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Files that may contain texts, or strings that only look like texts; each with the reason. @type {readonly [RegExp, string][]} */
const EXEMPT = [
  [/^messages\/en\//, 'the texts'],
  [/^lint\/rules\/[\w-]+\/(?:typo-)?(?:abouts?|examples)\.ts$/, 'the words and examples of a lint rule'],
  [/^lint\/texts\//, 'names and phrases that the words of several rules share'],
  [/^catalogue\/(?:crawlers|examples|templates)\//, 'texts of the catalogue'],
  [/^catalogue\/(?:user-agent-headers|read-user-agent-header)\.ts$/, 'headers of requests'],
  [/^service\/node\/operator-texts\.ts$/, 'sentences of the service for its operator'],
  [/(?:^|\/)[\w-]*theme\.ts$/, 'styles of the editor'],
  [/\.test\.tsx?$|\/testdata\//, 'tests'],
];
/** Names of attributes and properties whose values are shown or read aloud. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|heading|hint|label|placeholder|title)$/;
/** Matches a function word (article, preposition, …) beside another word: a sign of a sentence. */
const SENTENCE =
  /\b(?:an?|and|are|as|at|be|by|can|could|do|for|from|has|have|if|in|is|isn't|it|no|not|of|on|or|so|that|the|there|this|to|was|will|with|you|your) [a-z]{2,}|[a-z]{2,} (?:an?|and|are|as|at|be|by|can|could|do|for|from|has|have|if|in|is|isn't|it|no|not|of|on|or|so|that|the|there|this|to|was|will|with|you|your)\b/i;
/** Matches CSS and media queries, which also contain words like `in` and `and`. */
const STYLES = /var\(--|\d(?:px|ms|%)|^\(?(?:min|max|screen|pointer|hover|prefers)-?\b/;

let strings = 0;
let files = 0;
/** @type {string[]} */
const problems = [];
for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  const name = path.split(sep).join('/');
  if (!/\.(?:tsx?|css)$/.test(name) || EXEMPT.some(([files]) => files.test(name))) continue;
  files += 1;
  const text = readFileSync(join(root, 'src', path), 'utf8');
  for (const { start, shown } of name.endsWith('.css') ? inStyles(text) : inModule(name, text)) {
    const line = text.slice(0, start).split('\n').length;
    problems.push(`src/${name}:${line}: ${JSON.stringify(shown.trim().slice(0, 80))} belongs in messages/en`);
  }
}
if (files === 0 || strings === 0) problems.push('no file or no string was seen');
problems.push(...notOnlyTexts('src/messages/en'));
for (const problem of problems) console.error(problem);
console.log(`${strings} strings in ${files} files, ${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

/** Returns the texts in `content` properties of a style sheet. @param {string} text */
function inStyles(text) {
  return Array.from(
    text.matchAll(/\bcontent:\s*(["'])([^"']*[a-z]{2}[^"']*)\1/gi),
    ({ index, 2: shown = '' }) => {
      strings += 1;
      return { start: index, shown };
    },
  );
}

/** Returns the texts for people in a module. Throws for a syntax error. @param {string} name @param {string} text */
function inModule(name, text) {
  const { program, errors } = parseSync(name, text);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  /** @type {{ start: number, shown: string }[]} */
  const found = [];
  /** Ranges of strings for programmers: messages of errors, import declarations and literal types. @type {[number, number][]} */
  const technical = [];
  /** @param {{ start: number }} node @param {string} shown @param {RegExp} pattern */
  const check = ({ start }, shown, pattern) => {
    strings += 1;
    const isTechnical = technical.some(([from, to]) => from <= start && start < to);
    if (!isTechnical && pattern.test(shown) && !STYLES.test(shown)) found.push({ start, shown });
  };
  /** @param {any} key @param {any} value */
  const checkShown = (key, value) => {
    if (!SHOWN.test(String(key.name ?? key.value)) || value === null) return;
    const literal = value.type === 'JSXExpressionContainer' ? value.expression : value;
    if (literal.type === 'Literal' && typeof literal.value === 'string')
      check(literal, literal.value, /[a-z]{2}/i);
  };
  new Visitor({
    ImportDeclaration: ({ start, end }) => technical.push([start, end]),
    TSLiteralType: ({ start, end }) => technical.push([start, end]),
    NewExpression: ({ start, end, callee }) => {
      if (/Error$/.test(text.slice(callee.start, callee.end))) technical.push([start, end]);
    },
    JSXText: (node) => check(node, node.value, /[a-z]{2}/i),
    JSXAttribute: ({ name: key, value }) => checkShown(key, value),
    Property: ({ key, value }) => checkShown(key, value),
    Literal: (node) => {
      if (typeof node.value === 'string') check(node, node.value, SENTENCE);
    },
    TemplateElement: (node) => check(node, node.value.raw, SENTENCE),
  }).visit(program);
  return found;
}

/**
 * Returns a problem for each module of a language that exports something other than texts (`NotTexts` in tools/only-texts.ts). Lets TypeScript find
 * them in a generated module. @param {string} folder
 */
function notOnlyTexts(folder) {
  const modules = readdirSync(join(root, folder)).filter((name) => /^(?!index\.)[\w-]+\.ts$/.test(name));
  const cache = join(root, 'node_modules/.cache/only-texts');
  const top = relative(cache, root).split(sep).join('/');
  const checks = modules.map(
    (name) => `({}) satisfies NotTexts<typeof import('${top}/${folder}/${name.replace('.ts', '')}')>;`,
  );
  // Fails if the types no longer find a planted export.
  const planted = `
    type Planted = { isX: () => boolean; count: number; icon: (on: boolean) => 'on' | 'off'; texts: { isY: () => boolean } };
    ({ isX: 'isX', count: 'count', icon: 'icon', texts: 'texts' }) satisfies NotTexts<Planted>;`;
  mkdirSync(cache, { recursive: true });
  const imports = `import type { NotTexts } from '${top}/.ci/tools/only-texts';`;
  writeFileSync(join(cache, 'check.ts'), [imports, planted, ...checks].join('\n'));
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: top };
  writeFileSync(
    join(cache, 'tsconfig.json'),
    JSON.stringify({ extends: `${top}/src/tsconfig.base.json`, compilerOptions, files: ['check.ts'] }),
  );
  const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
  const { stdout, error } = spawnSync(process.execPath, [tsc, '-p', cache, '--pretty', 'false'], {
    cwd: cache,
    encoding: 'utf8',
  });
  if (error || modules.length === 0) return [`the exports of ${folder} couldn't be checked`];
  // Errors in other files come from their own settings; `tsc -b` checks those.
  return stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('check.ts') ? [`an export isn't a text: ${line}`] : []));
}
