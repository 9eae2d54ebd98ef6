/*
 * Packs the command like `npm pack`, unpacks it in an empty folder and runs it there. Tests invalid input, a pipe that the other end closes, and
 * 100,000 random questions, which must get the engine's answers.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { packageFolder } from './package-entries.mjs';

const root = resolve(import.meta.dirname, '..');
const FILES = 10;
const URLS = 1_000;
const CRAWLERS = 10;

const temporary = mkdtempSync(join(tmpdir(), 'robots-cli-'));
const empty = join(temporary, 'empty');
mkdirSync(empty);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

let checks = 0;
/** @param {string} name @param {boolean} holds @param {unknown} found */
function expectThat(name, holds, found) {
  checks += 1;
  if (holds) return;
  console.error(`${name}: ${typeof found === 'string' ? found : JSON.stringify(found)}`);
  process.exit(1);
}

/** With `ignore-scripts`, npm doesn't run pre, post and install scripts by itself, so package.json may not have any. */
function checkScripts() {
  const setting = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  expectThat('ignore-scripts of npm', setting === 'true', setting);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const unheard = Object.keys(scripts).filter((name) =>
    /^(?:pre|post)|^(?:install|dependencies)$/.test(name),
  );
  expectThat('scripts that npm does not run', unheard.length === 0, unheard);
}

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)));

/** Packs and unpacks the package; returns the command's path. */
function unpacked() {
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', temporary], {
    cwd: root,
    encoding: 'utf8',
  });
  expectThat('npm pack', packed.status === 0, packed.stderr);
  const tarball = readdirSync(temporary).find((name) => name.endsWith('.tgz')) ?? '';
  const unpack = spawnSync('tar', ['-xzf', join(temporary, tarball), '-C', temporary], { encoding: 'utf8' });
  expectThat('tar', unpack.status === 0, unpack.stderr);
  const held = filesBelow(join(temporary, 'package'));
  const modules = filesBelow(packageFolder).map((name) => join('dist-package', name));
  expectThat(
    'files of the built package',
    modules.every((name) => /\.(?:js|d\.ts|css)$|^dist-package.licenses\.txt$/.test(name)),
    modules,
  );
  const expected = [
    'LICENSE',
    'README.md',
    'dist-cli/robots-txt-tester.mjs',
    'docs/embed-protocol.md',
    'docs/embedding.md',
    'docs/package.md',
    'docs/testing.md',
    'package.json',
    ...modules,
  ];
  const unlike = [
    ...held.filter((name) => !expected.includes(name)),
    ...expected.filter((name) => !held.includes(name)),
  ];
  expectThat('files packed, or built and not packed', unlike.length === 0, unlike);
  const { bin, version } = JSON.parse(readFileSync(join(temporary, 'package/package.json'), 'utf8'));
  return { file: join(temporary, 'package', bin['robots-txt-tester']), version };
}

checkScripts();
const { file: command, version } = unpacked();

/** Runs the command in the empty folder, as the shell would.
 * @param {string[]} words */
function run(words, input = '') {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: empty,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { PATH: process.env['PATH'] ?? '' },
  });
  return { status, stdout, stderr };
}

/** @param {string} name @param {unknown} content */
function put(name, content) {
  const path = join(temporary, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** @param {object} parts */
const suite = (parts) => ({ format: 'robots-test', version: 1, ...parts });

function checkOneByOne() {
  accessSync(command, constants.X_OK);
  const robots = put('robots.txt', 'User-agent: *\nDisallow: /cart\n');
  const shut = put('shut.txt', 'User-agent: *\nDisallow: /cart\nDisallow: /\n');
  const cart = [{ url: '/cart', expected: 'blocked' }];
  const met = put('met.json', suite({ crawlers: ['Googlebot'], urls: cart }));
  const failed = put(
    'failed.json',
    suite({ crawlers: ['Googlebot'], urls: [...cart, { url: '/', expected: 'blocked' }] }),
  );
  const wrong = put(
    'wrong.json',
    suite({ crawlers: ['Googlebot'], urls: [...cart, { url: '/', expected: 'no' }] }),
  );
  const open = put(
    'open.json',
    suite({ crawlers: ['Googlebot'], urls: [{ url: '/', expected: 'allowed' }] }),
  );
  const page = put('page.html', '<html><body>404</body></html>');
  const utf16 = join(temporary, 'utf16.txt');
  writeFileSync(utf16, '\ufeffUser-agent: *\nDisallow: /\n', 'utf16le');
  const deep = put('deep.json', '['.repeat(500_000));
  const stranger = put('stranger.json', suite({ crawlers: ['Gogglebot'], urls: cart }));
  /** @type {[words: string[], status: number, stdout: RegExp, stderr: RegExp][]} */
  const cases = [
    [['--version'], 0, new RegExp(`^${version}\n$`), /^$/],
    [['--help'], 0, /--suite <file>/, /^$/],
    [['-v'], 0, new RegExp(`^${version}\n$`), /^$/],
    [['compare', '-h'], 0, /^Usage\n {2}robots-txt-tester compare <old> <new>/, /^$/],
    [['lint', '--help'], 2, /^$/, /There's no command "lint"/],
    [['check', robots, '--suite', met], 0, /^The only expectation passes\.\n$/, /^$/],
    [['check', robots, '--suite', failed], 1, /^FAIL {2}\/ {2}Googlebot: allowed/, /^$/],
    [['check', robots, '--suite', failed, '--format', 'junit'], 1, /<failure /, /^$/],
    [['check', '-', '--suite', met], 1, /^FAIL/, /^Note: Standard input is empty\. It blocks nothing\.\n$/],
    [['check', page, '--suite', open], 1, /^The only expectation passes\.\n$/, /It's a web page\./],
    [['check', page, '--suite', open, '--accept-any'], 0, /expectation passes\.\n$/, /^Note: .*--accept-any/],
    [['check', utf16, '--suite', open], 1, /expectation passes/, /It's text in UTF-16/],
    [['compare', robots, page], 1, /Proven: nothing else changes/, /^Error: .*It's a web page\./],
    [['simplify', utf16], 1, /^..U/, /^Error: .*\n$/],
    [['check', 'https://e.example/robots.txt', '--suite', met], 2, /^$/, /is an address/],
    [['check', robots, '--crawler', 'Googlebot', '--url', '/cart'], 0, /blocked by line 2/, /^$/],
    [['check', join(temporary, 'none.txt'), '--suite', met], 2, /^$/, /there's no such file/],
    [['check', robots, '--suite', join(temporary, 'none.json')], 2, /^$/, /there's no such file/],
    [
      ['check', robots, '--suite', robots],
      2,
      /^$/,
      /isn't valid JSON.* Line 1, column 1: expected a value, found U\n$/,
    ],
    [['check', robots, '--suite', deep], 2, /^$/, /has more than 200 lists or objects inside each other/],
    [
      ['check', robots, '--suite', wrong],
      2,
      /^$/,
      /\$\.urls\[1\]\.expected: must be allowed, blocked or asked\./,
    ],
    [
      ['check', robots, '--suite', stranger],
      0,
      /^The only expectation passes/,
      /^Note: "Gogglebot" .* Did you mean Googlebot\?/,
    ],
    [['check', robots, '--suite', met, '--colour'], 2, /^$/, /There's no option --colour\./],
    [['compare', robots, robots], 0, /^The files are the same\.\n$/, /^$/],
    [
      ['compare', robots, shut],
      0,
      /^1 change · 1 closed\nEveryone else \(\d+ known crawlers\) – everything \(\/cart was already blocked\): allowed → BLOCKED, line 3, for example \/\nProven: nothing else changes\.\n$/,
      /^$/,
    ],
    [
      ['compare', '-', robots, '--no-new-block'],
      1,
      /--no-new-block fails: \/cart is newly blocked/,
      /is empty/,
    ],
    [['compare', robots, shut, '--format', 'json'], 0, /"proven": true/, /^$/],
    [['compare', robots, shut, '--format', 'github', '--no-new-block'], 1, /^::error file=.*,line=3::/, /^$/],
    [['compare', robots], 2, /^$/, /compare needs two files/],
    [
      ['simplify', shut],
      0,
      /^User-agent: \*\nDisallow: \/\n$/,
      /^Removed 1 line: 2 lines instead of 3\. Proven: no answer changes\.\n$/,
    ],
    [['check', robots], 2, /^$/, /Nothing to test/],
    [[], 2, /^$/, /No command given/],
  ];
  for (const [words, status, stdout, stderr] of cases) {
    const came = run(words);
    const isRight = came.status === status && stdout.test(came.stdout) && stderr.test(came.stderr);
    expectThat(words.join(' '), isRight, came);
  }
}

/** Closes the pipe after the first bytes: the command must exit by itself, silently, and with the right exit code. */
async function checkClosedPipe() {
  const urls = Array.from({ length: 50_000 }, (_, index) => ({ url: `/${index}`, expected: 'blocked' }));
  const large = put('large.json', suite({ crawlers: ['Googlebot'], urls }));
  const child = spawn(command, ['check', put('empty.txt', ''), '--suite', large], { cwd: empty });
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((done) => child.once('close', done));
  expectThat('a pipe that is closed early', status === 1 && /^Note: .* is empty\.[^\n]*\n$/.test(stderr), {
    status,
    stderr,
  });
}

/** Creates a seeded generator of pseudo-random numbers (mulberry32).
 * @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const random = randomNumbers(20_261_121);

/** @template Value @param {readonly Value[]} values @returns {Value} */
const oneOf = (values) => /** @type {Value} */ (values[random(values.length)]);

/** @template Value @param {number} length @param {() => Value} make */
const many = (length, make) => Array.from({ length }, make);

const PARTS = ['a', 'b', 'ab', 'shop', 'cart', '%C3%A9', '%2F', '.php', '?', '=', '&', ';', '-'];
const randomPath = () => `/${many(random(6), () => oneOf([...PARTS, '/'])).join('')}`;
const randomPattern = () => `${randomPath()}${oneOf(['', '', '*', '$', '*a', '*/'])}`;

/** @param {readonly string[]} names */
function randomFile(names) {
  const group = () =>
    [
      ...many(1 + random(2), () => `User-agent: ${oneOf(['*', ...names])}`),
      ...many(random(12), () => `${oneOf(['Allow', 'Disallow', 'Disallow'])}: ${randomPattern()}`),
    ].join('\n');
  return `${many(1 + random(20), group).join('\n\n')}\n`;
}

async function compareWithEngine() {
  const engine = (await runnerImport('./src/engine/index.ts', { root, configFile: false })).module;
  const first = (await runnerImport('./src/catalogue/index.ts', { root, configFile: false })).module;
  const catalogue = (await runnerImport('./src/catalogue/full.ts', { root, configFile: false })).module;
  let questions = 0;
  let blocked = 0;
  for (let index = 0; index < FILES; index++) {
    const chosen = many(CRAWLERS, () => oneOf(catalogue.crawlers)).filter(
      (one, at, all) => all.indexOf(one) === at,
    );
    while (chosen.length < CRAWLERS) {
      const more = oneOf(catalogue.crawlers);
      if (!chosen.includes(more)) chosen.push(more);
    }
    const text = randomFile(chosen.map(({ productToken }) => productToken));
    const urls = many(URLS, () => `https://example.com${randomPath()}`);
    const robots = put('random.txt', text);
    const file = put(
      'random.json',
      suite({
        crawlers: chosen.map(({ id }) => id),
        urls: urls.map((url) => ({ url, expected: 'blocked' })),
      }),
    );
    const { stdout, stderr, status } = run(['check', robots, '--suite', file, '--format', 'json']);
    expectThat('a random suite runs', status !== 2, stderr);
    const { results } = JSON.parse(stdout);
    expectThat('every question has an answer', results.length === URLS * CRAWLERS, results.length);
    const readers = chosen.map((crawler) => {
      const tested = first.testedCrawler(catalogue.readCrawler(crawler.id));
      const dialect = engine.dialects.find((/** @type {any} */ one) => one.id === tested.dialect);
      return { name: crawler.name, toAsk: tested, robots: engine.parseRobotsTxt(text, dialect) };
    });
    for (const [at, result] of results.entries()) {
      const { name, toAsk: tested, robots } = /** @type {any} */ (readers[at % CRAWLERS]);
      const url = urls[Math.floor(at / CRAWLERS)];
      const decision = engine.decide(robots, { ...tested, url });
      // Such a crawler is only asked to stay away.
      const needNotObey = ['fetches-for-a-person', 'does-not-obey'].includes(tested.consultation);
      const outcome = decision.outcome === 'disallowed' ? 'blocked' : decision.outcome;
      const word = needNotObey ? 'not-applicable' : outcome;
      const line = needNotObey && outcome !== 'blocked' ? 0 : decision.line;
      const isSame =
        result.url === url && result.crawler === name && result.outcome === word && result.line === line;
      if (!isSame)
        expectThat('the command agrees with the engine', false, { result, url, name, word, line, text });
      questions += 1;
      if (word === 'blocked') blocked += 1;
    }
  }
  expectThat('both answers come', blocked > questions / 20 && blocked < (questions * 19) / 20, {
    questions,
    blocked,
  });
  return { questions, blocked };
}

checkOneByOne();
await checkClosedPipe();
const { questions, blocked } = await compareWithEngine();
console.log(
  `${checks} checks of the packed command, ${questions.toLocaleString('en')} questions answered as by the engine (${blocked.toLocaleString('en')} blocked).`,
);
