import type { RobotsTxt } from '../parse';
import { CrawlerRules } from './crawler-rules';
import { PathBatch } from './path-batch';
import type { AskedCrawler } from './question';
import type { RankedPattern } from './ranked-rules';
import { LEFT_OPEN, NO_RULE, OUT_OF_SCOPE, RuleDecider } from './rule-decider';

/** Outcomes as stored in `CompactVerdicts`. */
export const CompactOutcome = { allowed: 0, disallowed: 1, undefined: 2 } as const;

/** The rules' decisions on many URLs, in input order. */
export interface CompactVerdicts {
  /** See `CompactOutcome`. */
  readonly outcome: Uint8Array;
  /** 1-based line of the deciding rule; 0 if none decided. */
  readonly line: Uint32Array;
}

/**
 * Number of URLs per batch. Small enough for the located paths to stay in the processor's cache until they
 * are compared.
 */
const AT_ONCE = 1_024;

/**
 * Decides many URLs for one crawler: returns the rank of each (see `CrawlerRules`), in input order. The rules
 * are compiled once.
 */
export function decideUrls(rules: CrawlerRules, urls: readonly string[]): Int32Array {
  return ranksOf(rules, urls, () => new RuleDecider(rules.robots, rules.deciding));
}

function ranksOf(rules: CrawlerRules, urls: readonly string[], makeDecider: () => RuleDecider): Int32Array {
  const ranks = new Int32Array(urls.length).fill(NO_RULE);
  const { scope, isFixed } = rules;
  if (!isFixed) compareRules(rules.robots, makeDecider(), urls, ranks);
  if (scope !== null)
    for (const [i, url] of urls.entries()) if (!scope.appliesTo(url)) ranks[i] = OUT_OF_SCOPE;
  return ranks;
}

function compareRules(
  robots: RobotsTxt,
  decider: RuleDecider,
  urls: readonly string[],
  ranks: Int32Array,
): void {
  const characters = urls.reduce((sum, { length }) => sum + length, 0);
  decider.prepare(urls.length, characters);
  const paths = new PathBatch(Math.min(AT_ONCE, urls.length));
  for (let start = 0; start < urls.length; start += paths.length) {
    paths.locate(urls, start, Math.min(urls.length, start + AT_ONCE), robots.dialect.paths);
    // Lint rules often test a single URL, and creating a subarray takes as long as deciding.
    decider.decide(paths, 0, start === 0 ? ranks : ranks.subarray(start));
  }
}

/**
 * Deciders of the rankings passed to `decideMany`. Cached, because lint rules often reuse rankings, and
 * garbage-collected with them.
 */
const deciders = new WeakMap<readonly RankedPattern[], RuleDecider>();

function deciderFor(robots: RobotsTxt, ranked: readonly RankedPattern[]): RuleDecider {
  const decider = deciders.get(ranked) ?? new RuleDecider(robots, ranked);
  deciders.set(ranked, decider);
  return decider;
}

/** Decides many URLs by the rules alone. Each URL's `outcome` and `line` equal those of `decide`. */
export function decideMany(
  robots: RobotsTxt,
  crawler: AskedCrawler,
  urls: Iterable<string>,
): CompactVerdicts {
  const rules = new CrawlerRules(robots, crawler);
  const list = Array.isArray(urls) ? urls : Array.from(urls);
  const ranks = ranksOf(rules, list, () => deciderFor(robots, rules.deciding));
  const verdicts = { outcome: new Uint8Array(ranks.length), line: new Uint32Array(ranks.length) };
  const { deciding } = rules;
  const otherwise = rules.decisionOf(NO_RULE);
  verdicts.outcome.fill(CompactOutcome[otherwise.outcome]);
  verdicts.line.fill(otherwise.line);
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] as number;
    if (rank >= 0) {
      const { outcome, rule } = deciding[rank] as RankedPattern;
      verdicts.outcome[i] = CompactOutcome[outcome];
      verdicts.line[i] = rule.line;
    } else if (rank === LEFT_OPEN) verdicts.outcome[i] = CompactOutcome.undefined;
  }
  return verdicts;
}
