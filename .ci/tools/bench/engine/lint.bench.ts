import { parseRobotsTxt } from '../../../../src/engine';
import type { CrawlerProfile } from '../../../../src/engine/crawlers';
import { fileOf } from '../../../../src/engine/readable-file';
import { lint, lintRules, NO_CONTEXT } from '../../../../src/lint';
import type { LintContext } from '../../../../src/lint/lint-context';
import { LintFile } from '../../../../src/lint/lint-file';
import { exampleCrawlers } from '../../../../src/lint/testdata/example-file';
import { robotsBytes } from '../inputs';
import { measure } from '../measure';

/** `npm run bench`: time of all lint rules together, and of each. Prints figures without judging them. */
const ROUNDS = 11;
const WARM_UPS = 4;
/** Number of rules that are listed, slowest first. */
const LISTED = 15;
/** Number of crawlers, as many as the catalogue has. */
const CRAWLERS = 181;

const crawlers = Array.from({ length: CRAWLERS }, (_, i): CrawlerProfile => {
  const known = exampleCrawlers[i] ?? (exampleCrawlers[i % exampleCrawlers.length] as CrawlerProfile);
  return i < exampleCrawlers.length
    ? known
    : { ...known, id: `${known.id}-${i}`, productToken: `${known.productToken}-x${i}` };
});
const context: LintContext = {
  ...NO_CONTEXT,
  crawlers,
  robotsUrl: 'https://shop.example/robots.txt',
  url: 'https://shop.example/shoes/?color=red',
};

benchLint('a sound file of 512,000 bytes', new TextDecoder().decode(robotsBytes('robots-500k')));
benchLint('20,000 lines of typos', typos());

function typos(): string {
  const lines = Array.from({ length: 20_000 }, (_, i) => `${i % 2 === 0 ? 'Disalow' : 'Alow'}: /path/${i}`);
  return `User-agent: *\n${lines.join('\n')}\n`;
}

function benchLint(name: string, text: string): void {
  const times = measure(
    [
      { name: 'parse', run: () => parseRobotsTxt(text) },
      { name: 'lint', run: () => lint(parseRobotsTxt(text), context) },
    ],
    ROUNDS,
    WARM_UPS,
  );
  const parse = times.get('parse') as number;
  const whole = times.get('lint') as number;
  const findings = lint(parseRobotsTxt(text), context).length;
  console.log(
    `\nLint of ${name}, ${lintRules.size} rules, ${findings} findings: ${whole.toFixed(1)} ms with its parse, ${(whole / parse).toFixed(1)} × the parse alone (${parse.toFixed(2)} ms)`,
  );
  printRules(text, whole);
}

/** Prints each rule's time in the order in which they run. The first rule pays for work that several share. */
function printRules(text: string, whole: number): void {
  let file = new LintFile(fileOf(parseRobotsTxt(text)), context);
  const found = new Map<string, number>();
  const times = measure(
    [
      {
        name: '(lines)',
        run: () => {
          file = new LintFile(fileOf(parseRobotsTxt(text)), context);
          return [file.directives, file.rules, file.agents];
        },
      },
      ...[...lintRules].map(([id, rule]) => ({
        name: id,
        run: () => {
          let count = 0;
          const steps = rule.check(file, () => {
            count++;
          });
          // Some rules are generators, which do nothing until they are stepped through.
          if (steps !== undefined) Array.from(steps);
          found.set(id, count);
        },
      })),
    ],
    ROUNDS,
    WARM_UPS,
  );
  const sum = [...times.values()].reduce((a, b) => a + b, 0);
  console.log(`  ${sum.toFixed(1)} ms  all rules`);
  console.log(`  ${(whole - sum).toFixed(1)} ms  weighing of severities and the rest`);
  for (const [id, time] of [...times].sort((a, b) => b[1] - a[1]).slice(0, LISTED))
    console.log(`  ${time.toFixed(2)} ms  ${id}${found.has(id) ? `, ${found.get(id)} findings` : ''}`);
}
