import type { CrawlerRules } from '../match/crawler-rules';
import { type RankedPattern, rankLines, ruleLinesOf } from '../match/ranked-rules';
import { changedRuleLines } from './changed-lines';

/** The patterns of two versions of a list, in order of precedence. */
export type TwoVersions = readonly [before: readonly RankedPattern[], after: readonly RankedPattern[]];

/** Changed lines that take some milliseconds to rank. */
const MANY_LINES = 2_000;
/** Most beginnings of changed patterns that all others are compared with. */
const MOST_BEGINNINGS = 50;

/**
 * Returns the patterns that can matter for paths whose verdicts differ between two versions of a list: those that may
 * match a path of a pattern that only one version has. None if the versions have the same patterns. See docs/proof.md for
 * why. All if precedence isn't by length alone.
 */
export function* relevantPatterns(before: CrawlerRules, after: CrawlerRules): Generator<void, TwoVersions> {
  const { order, leavesOpen } = before.robots.dialect.precedence;
  const all = (): TwoVersions => (before.decidesLike(after) ? [[], []] : [before.deciding, after.deciding]);
  if (before.isFixed || after.isFixed || order === 'first' || leavesOpen !== null) return all();
  const changed = changedRuleLines(before, after);
  const isLong = changed[0].length + changed[1].length > MANY_LINES;
  const removed = rankLines(before.robots, changed[0]);
  if (isLong) yield;
  const added = rankLines(after.robots, changed[1]);
  if (isLong) yield;
  const beginnings = new Set([...missingIn(added, removed), ...missingIn(removed, added)].map(beginningOf));
  if (isLong) yield;
  if (beginnings.size === 0) return [[], []];
  if (beginnings.size > MOST_BEGINNINGS) return all();
  const isRelevant = (pattern: string): boolean => {
    for (const beginning of beginnings) if (mayBegin(pattern, beginning)) return true;
    return false;
  };
  return [rankRelevant(before, isRelevant), rankRelevant(after, isRelevant)];
}

/** Ranks only the rules with a relevant pattern, because making an object of each rule of a large file takes long. */
function rankRelevant(
  rules: CrawlerRules,
  isRelevant: (pattern: string) => boolean,
): readonly RankedPattern[] {
  const { robots, selection } = rules;
  const { secondAllowPattern } = robots.dialect.paths;
  const lines = ruleLinesOf(robots, selection).filter((line) => {
    const pattern = robots.valueAt(line);
    if (isRelevant(pattern)) return true;
    const second = secondAllowPattern(pattern);
    return second !== null && isRelevant(second);
  });
  return rankLines(robots, lines);
}

/** Returns the patterns that another version of the list doesn't have with the same outcome. */
function missingIn(
  other: readonly RankedPattern[],
  patterns: readonly RankedPattern[],
): readonly RankedPattern[] {
  const known = { allowed: new Set<string>(), disallowed: new Set<string>() };
  for (const { outcome, pattern } of other) known[outcome].add(pattern);
  return patterns.filter(({ outcome, pattern }) => !known[outcome].has(pattern));
}

/** Returns the text with which each path of a pattern begins. */
function beginningOf({ pattern }: RankedPattern): string {
  return pattern.slice(0, lengthOfBeginning(pattern));
}

/** Returns whether a pattern may match a path with the given beginning. */
function mayBegin(pattern: string, beginning: string): boolean {
  const length = Math.min(lengthOfBeginning(pattern), beginning.length);
  return pattern.startsWith(beginning.slice(0, length));
}

function lengthOfBeginning(pattern: string): number {
  const star = pattern.indexOf('*');
  if (star >= 0) return star;
  return pattern.endsWith('$') ? pattern.length - 1 : pattern.length;
}
