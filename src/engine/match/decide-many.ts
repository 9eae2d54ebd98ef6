import type { RobotsTxt } from '../parse';
import { compilePatterns, type PatternSet } from './batch/compile-patterns';
import { holdContest, pathOf } from './contest';
import { globMatches } from './glob';
import type { Question } from './question';
import { type RankedPattern, rankRules } from './ranked-rules';
import { type Selection, selectGroups } from './select-groups';
import { decisionOf } from './verdict';

/** Outcomes as stored in CompactVerdicts. */
export const CompactOutcome = { allowed: 0, disallowed: 1, undefined: 2 } as const;

/** The verdicts of many URLs, in input order. */
export interface CompactVerdicts {
  /** See CompactOutcome. */
  readonly outcome: Uint8Array;
  /** 1-based line of the deciding rule, 0 where none decided. */
  readonly line: Uint32Array;
}

/** Answers the same question for many URLs: `outcome` and `line` equal those of `decide` for each. The rules are compiled once. */
export function decideMany(
  robots: RobotsTxt,
  crawler: Pick<Question, 'productTokens' | 'ignoresGlobalGroup'>,
  urls: Iterable<string>,
): CompactVerdicts {
  const list = Array.isArray(urls) ? (urls as readonly string[]) : Array.from(urls);
  const selection = selectGroups(robots, crawler);
  const ranked = rankRules(robots, selection);
  return isDecidedByRank(robots)
    ? decideByRank(robots, ranked, list)
    : decideOneByOne(robots, selection, ranked, list);
}

/** Whether the first pattern that matches is always the verdict. */
function isDecidedByRank({ dialect, failureLine, isTooLarge }: RobotsTxt): boolean {
  return dialect.precedence.leavesOpen === null && failureLine === null && !isTooLarge;
}

function decideOneByOne(
  robots: RobotsTxt,
  selection: Selection,
  ranked: readonly RankedPattern[],
  urls: readonly string[],
): CompactVerdicts {
  const outcome = new Uint8Array(urls.length);
  const line = new Uint32Array(urls.length);
  for (const [i, url] of urls.entries()) {
    const decision = decisionOf(robots, selection, holdContest(robots, ranked, pathOf(url, robots)));
    outcome[i] = CompactOutcome[decision.outcome];
    line[i] = decision.line;
  }
  return { outcome, line };
}

function decideByRank(
  robots: RobotsTxt,
  ranked: readonly RankedPattern[],
  urls: readonly string[],
): CompactVerdicts {
  const { paths, precedence } = robots.dialect;
  const isSliceOfUrl = paths.normalizeAsked === null && precedence.alwaysAllowed === null;
  const patterns = patternsFor(ranked, urls.length);
  const outcome = new Uint8Array(urls.length);
  const line = new Uint32Array(urls.length);
  const location = { from: 0, to: 0, rooted: false };
  for (let i = 0; i < urls.length; i++) {
    const url = urls[i] as string;
    let first: number;
    if (isSliceOfUrl) {
      paths.locate(url, location);
      first = patterns.firstMatch(url, location.from, location.to, location.rooted);
    } else {
      const path = pathOf(url, robots);
      first = path === precedence.alwaysAllowed ? -1 : patterns.firstMatch(path, 0, path.length, true);
    }
    const entry = ranked[first];
    if (entry === undefined) continue;
    outcome[i] = isBlocking(entry) ? CompactOutcome.disallowed : CompactOutcome.allowed;
    line[i] = entry.rule.line;
  }
  return { outcome, line };
}

/** Rules × URLs up to which trying one rule after another takes less time than compiling them all. */
const FEW_COMPARISONS = 20_000;

/** Rankings that were compiled; gone with them. */
const compiled = new WeakMap<readonly RankedPattern[], PatternSet>();

/** The patterns of a ranking, ready for so many URLs. */
function patternsFor(ranked: readonly RankedPattern[], urls: number): PatternSet {
  const known = compiled.get(ranked);
  if (known !== undefined) return known;
  if (ranked.length * urls <= FEW_COMPARISONS) return { firstMatch: firstOneByOne(ranked) };
  const patterns = compilePatterns(ranked.map((entry) => entry.pattern));
  compiled.set(ranked, patterns);
  return patterns;
}

function firstOneByOne(ranked: readonly RankedPattern[]): PatternSet['firstMatch'] {
  return (text, from, to, rooted) => {
    const path = rooted ? text.slice(from, to) : `/${text.slice(from, to)}`;
    return ranked.findIndex(({ glob }) => globMatches(glob, path));
  };
}

/** A disallow rule without a path forbids nothing. */
function isBlocking(entry: {
  readonly specificity: number;
  readonly rule: { readonly type: string };
}): boolean {
  return entry.specificity > 0 && entry.rule.type === 'disallow';
}
