import { google, parseRobotsTxt, type RobotsTxt } from '../../../../src/engine';
import { CrawlerRules } from '../../../../src/engine/match/crawler-rules';
import { type Difference, difference, ruleEffects } from '../../../../src/engine/proof';
import { finish } from '../../../../src/engine/proof/testdata/finish';
import { robotsBytes } from '../inputs';
import { measure } from '../measure';

/**
 * `npm run bench`: time to find what every rule does, for every crawler that a file tells apart, and to prove that a
 * version with one more rule changes nothing else. Prints figures without judging them.
 */
const ROUNDS = 5;
const WARM_UPS = 2;

for (const name of ['robots-50', 'robots-5000', 'robots-500k'] as const) benchProof(name);

function benchProof(name: Parameters<typeof robotsBytes>[0]): void {
  const text = new TextDecoder().decode(robotsBytes(name));
  const robots = parseRobotsTxt(text, google);
  const crawlers = crawlersOf(robots);
  const next = parseRobotsTxt(`${text}\nDisallow: /one-more/\n`, google);
  const slices: number[] = [];
  const times = measure(
    [
      { name: 'parse', run: () => parseRobotsTxt(text, google) },
      {
        name: 'effects',
        run: () => crawlers.map((crawler) => inSlices(ruleEffects(robots, crawler), slices)),
      },
      {
        name: 'difference',
        run: (): readonly Difference[] =>
          crawlers.map((crawler) => finish(difference(robots, next, crawler))),
      },
    ],
    ROUNDS,
    WARM_UPS,
  );
  const time = (of: string): number => times.get(of) as number;
  const ratio = (of: string): string =>
    `${time(of).toFixed(1)} ms, ${(time(of) / time('parse')).toFixed(1)} × its parse`;
  console.log(
    `\nProof of ${name}, ${robots.groupTable.ruleLines.length} rules, ${crawlers.length} selections of groups`,
  );
  console.log(
    `  what every rule does: ${ratio('effects')}; longest slice ${Math.max(...slices).toFixed(1)} ms`,
  );
  console.log(`  difference to a version with one more rule: ${ratio('difference')}`);
}

function crawlersOf(robots: RobotsTxt): readonly { readonly productTokens: readonly string[] }[] {
  const tokens = ['', ...robots.agentNames.flatMap(({ isGlobal, token }) => (isGlobal ? [] : [token]))];
  const crawlers = tokens.map((token) => ({ productTokens: token === '' ? [] : [token] }));
  const byKey = new Map(crawlers.map((crawler) => [new CrawlerRules(robots, crawler).key, crawler]));
  return [...byKey.values()];
}

/** Runs steps and notes the milliseconds of each. */
function inSlices<Result>(steps: Generator<void, Result>, slices: number[]): Result {
  for (;;) {
    const start = performance.now();
    const step = steps.next();
    slices.push(performance.now() - start);
    if (step.done === true) return step.value;
  }
}
