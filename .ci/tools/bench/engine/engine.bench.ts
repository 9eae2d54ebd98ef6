import { cpus } from 'node:os';
import robotsParser from 'robots-parser';
import { decide, parseRobotsTxt, type RobotsTxt } from '../../../../src/engine';
import { bing } from '../../../../src/engine/dialects';
import { fieldFacts } from '../../../../src/engine/fields';
import { bingFieldRules } from '../../../../src/engine/fields/rules/bing';
import { selectGroups } from '../../../../src/engine/match';
import { decideMany } from '../../../../src/engine/match/decide-many';
import { robotsBytes, shuffledUrls } from '../inputs';
import { type Contender, measure } from '../measure';

/** `npm run bench`: speed of parsing and matching, compared with robots-parser. Prints figures without judging them. */
const CRAWLER = { productTokens: ['Googlebot'] } as const;
const decoder = new TextDecoder();

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
benchParse();
benchMany('robots-50', 15);
benchMany('robots-5000', 9);
benchHostile();
benchFields();

/** Reads every line's kind and value and every rule once, because parsing is lazy. */
function readEverything(robots: RobotsTxt): number {
  let seen = 0;
  for (let line = 0; line < robots.linesRead; line++)
    seen += robots.table.kind(line) + robots.valueAt(line).length;
  for (const line of robots.groupTable.ruleLines) seen += robots.table.kind(line);
  return seen;
}

function benchParse(): void {
  const bytes = robotsBytes('robots-500k');
  const text = decoder.decode(bytes);
  const contenders: Contender[] = [
    { name: 'parse, from a string', run: () => readEverything(parseRobotsTxt(text)) },
    { name: 'parse, from bytes', run: () => readEverything(parseRobotsTxt(bytes)) },
    { name: 'parse, lines and groups as objects', run: () => readObjects(parseRobotsTxt(text)) },
    { name: 'charCodeAt over the text (floor)', run: () => floor(text) },
    { name: 'robots-parser', run: () => robotsParser('https://shop.example/robots.txt', text) },
  ];
  console.log(`Parse of ${bytes.length} bytes`);
  for (const [name, time] of measure(contenders, 61, 30)) {
    console.log(`  ${name}: ${time.toFixed(2)} ms, ${(bytes.length / 1000 / time).toFixed(0)} MB/s`);
  }
}

function readObjects(robots: RobotsTxt): number {
  let seen = 0;
  for (const line of robots.lines) seen += line.kind.length + line.value.length;
  for (const group of robots.groups) for (const rule of group.rules) seen += rule.pattern.length;
  return seen;
}

function floor(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

/** Measures from the parsed file to all results, including compiling. */
function benchMany(name: 'robots-50' | 'robots-5000', rounds: number): void {
  const text = decoder.decode(robotsBytes(name));
  const robots = parseRobotsTxt(text);
  const urls = shuffledUrls();
  const few = urls.slice(0, 2000);
  const peer = robotsParser('https://shop.example/robots.txt', text);
  console.log(`\nVerdicts on ${name}, ${urls.length} URLs`);
  // Lines cut from a file are slices of one string, which are slower to read than separate strings.
  const flat = urls.map((url) => Buffer.from(url, 'latin1').toString('latin1'));
  const ours = measure(
    [
      { name: 'decideMany, strings of their own', run: () => decideMany(robots, CRAWLER, flat) },
      { name: 'decideMany, slices of one string', run: () => decideMany(robots, CRAWLER, urls) },
    ],
    rounds,
    4,
  );
  const beside = measure(
    [
      { name: 'decide, 2,000 URLs', run: () => few.map((url) => decide(robots, { ...CRAWLER, url })) },
      { name: 'robots-parser, 2,000 URLs', run: () => few.map((url) => peer.isAllowed(url, 'Googlebot')) },
    ],
    3,
    1,
  );
  for (const [contender, time] of ours) console.log(`  ${contender}: ${perSecond(urls.length, time)}`);
  for (const [contender, time] of beside) console.log(`  ${contender}: ${perSecond(few.length, time)}`);
}

function benchHostile(): void {
  const path = `/${'a'.repeat(2000)}`;
  const pattern = `/${'*a'.repeat(10)}*b`;
  const one = parseRobotsTxt(`User-agent: *\nDisallow: ${pattern}`);
  const many = parseRobotsTxt(`User-agent: *\n${`Disallow: ${pattern}\n`.repeat(700)}`);
  const different = parseRobotsTxt(
    `User-agent: *\n${Array.from({ length: 700 }, (_, i) => `Disallow: /${'*a'.repeat(10)}*b${i}`).join('\n')}`,
  );
  const url = `https://h${path}`;
  console.log('\nHostile patterns on 2,000 × a');
  const times = measure(
    [
      { name: `${pattern}, decide`, run: () => decide(one, { ...CRAWLER, url }) },
      { name: `${pattern}, decideMany`, run: () => decideMany(one, CRAWLER, [url]) },
      { name: '700 of them, decide', run: () => decide(many, { ...CRAWLER, url }) },
      { name: '700 of them, decideMany', run: () => decideMany(many, CRAWLER, [url]) },
      { name: '700 different ones, decideMany', run: () => decideMany(different, CRAWLER, [url]) },
    ],
    51,
    20,
  );
  for (const [name, time] of times) console.log(`  ${name}: ${time.toFixed(3)} ms`);
}

/** Measures the lines of a crawler's other fields at two sizes. If the time only doubles with the lines, it grows linearly. */
function benchFields(): void {
  console.log('\nFields of groups with many names and lines');
  const contenders = [7_500, 15_000].flatMap((lines): Contender[] => {
    const names = Array.from({ length: lines }, (_, i) => `User-agent: b${i}`).join('\n');
    const text = `${names}\nUser-agent: *\n${'Crawl-delay: 5\n'.repeat(lines)}User-agent: a\nDisallow: /`;
    const robots = parseRobotsTxt(text, bing);
    const selection = selectGroups(robots, { productTokens: ['a'] });
    return [
      { name: `parse, ${lines} lines`, run: () => readEverything(parseRobotsTxt(text, bing)) },
      { name: `fields, ${lines} lines`, run: () => fieldFacts(robots, selection, bingFieldRules, null) },
    ];
  });
  for (const [name, time] of measure(contenders, 31, 10)) console.log(`  ${name}: ${time.toFixed(2)} ms`);
}

function perSecond(count: number, milliseconds: number): string {
  return `${Math.round((count / milliseconds) * 1000).toLocaleString('en')} verdicts/s`;
}
