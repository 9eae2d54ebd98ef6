import { cpus } from 'node:os';
import robotsParser from 'robots-parser';
import { PLAIN_ANSWER } from '../../../../src/engine';
import { UrlList } from '../../../../src/url-lists/list';
import { ParsedFile } from '../../../../src/worker/document/parsed-file';
import type { PostedCrawler } from '../../../../src/worker/posted-crawler';
import { caughtBeside } from '../../../../src/worker/urls/verdicts/beside-folder';
import { ruleCoverage } from '../../../../src/worker/urls/verdicts/coverage';
import { facetsOf } from '../../../../src/worker/urls/verdicts/row-facets';
import { searchRows } from '../../../../src/worker/urls/verdicts/search-rows';
import { sortByOutcome, sortByUrl } from '../../../../src/worker/urls/verdicts/sort-rows';
import type { UrlSource } from '../../../../src/worker/urls/verdicts/url-source';
import { UrlVerdicts } from '../../../../src/worker/urls/verdicts/url-verdicts';
import { robotsBytes, shuffledUrls } from '../inputs';
import { measure } from '../measure';

/** `npm run bench`: verdicts of many URLs for many crawlers, from the text to the last cell, compared with robots-parser. */
const ROBOTS_URL = 'https://shop.example/robots.txt';
const ROUNDS = 7;
const WARM_UPS = 2;
/** Number of URLs for robots-parser, which takes minutes for all of them. */
const FEW = 1_000;

const GOOGLEBOT: PostedCrawler = {
  productTokens: ['Googlebot'],
  ignoresGlobalGroup: false,
  dialect: 'google',
};

const decoder = new TextDecoder();
const urls = shuffledUrls();

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
bench(
  '100,000 URLs × 30 crawlers, 30 groups of 50 rules',
  manyGroups(30, 50),
  crawlersNamed(30),
  urls,
  1_500,
);
bench('1,000,000 URLs × 1 crawler, 50 rules', textOf('robots-50'), [GOOGLEBOT], millionUrls(), 700);
bench('100,000 URLs × 1 crawler, 5,000 rules', textOf('robots-5000'), [GOOGLEBOT], urls, 400);
benchTable();

function crawlersNamed(count: number): PostedCrawler[] {
  return Array.from({ length: count }, (_, i) => ({ ...GOOGLEBOT, productTokens: [`bot-${name(i)}`] }));
}

/** Writes a number as letters, because digits aren't part of a product token. */
function name(i: number): string {
  return String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
}

function textOf(file: 'robots-50' | 'robots-5000'): string {
  return decoder.decode(robotsBytes(file));
}

/** Returns groups with this many different rules each, taken from the file of 5,000. */
function manyGroups(groups: number, rules: number): string {
  const lines = textOf('robots-5000')
    .split('\n')
    .filter((line) => /^(?:Dis)?allow: \S{3}/i.test(line));
  return Array.from({ length: groups }, (_, i) =>
    [`User-agent: bot-${name(i)}`, ...lines.slice(i * rules, (i + 1) * rules)].join('\n'),
  ).join('\n\n');
}

/** Returns ten different URLs for each of the 100,000. */
function millionUrls(): string[] {
  return Array.from(
    { length: 1_000_000 },
    (_, i) => `${urls[i % urls.length]}${i < urls.length ? '' : `&n=${i}`}`,
  );
}

function listOf(source: readonly string[]): UrlList {
  const list = new UrlList();
  for (const url of source) list.addText(url);
  return list;
}

function arrayOf(source: readonly string[]): UrlSource {
  // Separate strings, because slices of one long string are slower to read.
  const flat = source.map((url) => Buffer.from(url, 'latin1').toString('latin1'));
  return { length: flat.length, urlAt: (row) => flat[row] as string };
}

/** Does everything from the text on: parsing, selection, compiling, and all cells. */
function decideAll(text: string, crawlers: readonly PostedCrawler[], source: UrlSource): UrlVerdicts {
  const verdicts = new UrlVerdicts();
  const file = ParsedFile.open({ source: text });
  verdicts.setQuestion({
    urls: source,
    file,
    condition: { robotsUrl: ROBOTS_URL, answer: PLAIN_ANSWER },
    crawlers,
  });
  finish(verdicts.compute());
  return verdicts;
}

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Returns the longest step of the work in milliseconds. */
function longestPiece(steps: Generator<unknown, unknown>): number {
  let longest = 0;
  for (let done: boolean | undefined = false; done !== true; ) {
    const start = performance.now();
    done = steps.next().done;
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

function bench(
  title: string,
  text: string,
  crawlers: readonly PostedCrawler[],
  source: readonly string[],
  target: number,
): void {
  const list = listOf(source);
  const array = arrayOf(source);
  const few = source.slice(0, FEW);
  const ours = measure(
    [
      { name: 'from the list of URLs', run: () => decideAll(text, crawlers, list) },
      { name: 'from an array of strings', run: () => decideAll(text, crawlers, array) },
    ],
    ROUNDS,
    WARM_UPS,
  );
  const peer = measure(
    [
      {
        name: 'robots-parser',
        run: () => {
          const robots = robotsParser(ROBOTS_URL, text);
          for (const { productTokens } of crawlers)
            for (const url of few) robots.isAllowed(url, productTokens[0] as string);
        },
      },
    ],
    1,
    0,
  ).get('robots-parser') as number;
  const perCell = peer / (few.length * crawlers.length);
  console.log(`${title} (target ${target} ms)`);
  for (const [contender, time] of ours) {
    const cells = source.length * crawlers.length;
    const ratio = (perCell * cells) / time;
    console.log(
      `  ${contender}: ${time.toFixed(0)} ms, ${Math.round((cells / time) * 1000).toLocaleString('en')} verdicts/s, ${ratio.toFixed(0)} × robots-parser`,
    );
  }
  console.log(`  robots-parser: ${Math.round(1000 / perCell).toLocaleString('en')} verdicts/s\n`);
}

/** Measures the table with a million rows and thirty crawlers. */
function benchTable(): void {
  const list = listOf(millionUrls());
  const text = manyGroups(30, 50);
  const { columns } = decideAll(text, crawlersNamed(30), list);
  const column = columns[0];
  if (column === undefined) throw new Error('No column');
  const all = [...columns.keys()];
  const works: [name: string, steps: () => Generator<unknown, unknown>][] = [
    ['facets of 30 crawlers', () => facetsOf(columns, all, list.length, null)],
    ['search for "product"', () => searchRows(list, null, 'product')],
    ['sort by outcome', () => sortByOutcome(null, list.length, column, false)],
    ['sort by URL', () => sortByUrl(list, list.length, false)],
    ['coverage of 30 crawlers', () => ruleCoverage(columns)],
    ['caught beside a folder', () => caughtBeside(list, columns)],
  ];
  console.log('1,000,000 rows × 30 crawlers');
  for (const [work, steps] of works) {
    const time = measure([{ name: work, run: () => finish(steps()) }], 3, 1).get(work) as number;
    console.log(`  ${work}: ${time.toFixed(0)} ms, longest piece ${longestPiece(steps()).toFixed(1)} ms`);
  }
}
