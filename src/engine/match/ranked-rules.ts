import type { Precedence } from '../dialects/dialect';
import type { RobotsTxt, Rule } from '../parse';
import type { GroupSpan } from '../parse/group-table';
import { compileGlob, type Glob } from './glob';
import type { Selection } from './select-groups';

/** A pattern that may decide, with its rule. A rule has two if the dialect tries a second pattern for it. */
export class RankedPattern {
  #glob: Glob | null = null;

  constructor(
    readonly pattern: string,
    readonly rule: Rule,
    /** True for the rule's second pattern, which only counts if the first doesn't match. */
    readonly isSecond: boolean,
  ) {}

  /** Octets of the pattern, including wildcards and `$`. It is ASCII, so they equal UTF-16 units. */
  get specificity(): number {
    return this.pattern.length;
  }

  /** The outcome if this pattern decides. A disallow rule without a path forbids nothing. */
  get outcome(): 'allowed' | 'disallowed' {
    return this.specificity > 0 && this.rule.type === 'disallow' ? 'disallowed' : 'allowed';
  }

  /** The compiled pattern, created on first use. */
  get glob(): Glob {
    this.#glob ??= compileGlob(this.pattern);
    return this.#glob;
  }
}

/** Most patterns cached per file. The page tests one crawler after another, and most follow the same groups. */
const KEPT_PATTERNS = 160_000;

/** The rankings of each file in use, the newest last, and the number of their patterns. Garbage-collected with the file. */
const rankings = new WeakMap<RobotsTxt, { byKey: Map<string, readonly RankedPattern[]>; patterns: number }>();

/**
 * Returns all patterns of the selected groups in order of precedence: the first that matches decides.
 * Dialects with precedence by length put the longest pattern first, then allow before disallow, then the
 * earlier line (RFC 9309 section 2.2.2; google-parser.md 8). A second pattern is always shorter than its
 * rule's first, so it never precedes it.
 */
export function rankRules(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  const key = selection.groups.join();
  const kept = rankings.get(robots) ?? { byKey: new Map(), patterns: 0 };
  rankings.set(robots, kept);
  const known = kept.byKey.get(key);
  const ranked = known ?? rank(robots, selection);
  kept.byKey.delete(key);
  kept.byKey.set(key, ranked);
  if (known === undefined) kept.patterns += ranked.length;
  for (const [oldest, { length }] of kept.byKey) {
    if (kept.patterns <= KEPT_PATTERNS || oldest === key) break;
    kept.byKey.delete(oldest);
    kept.patterns -= length;
  }
  return ranked;
}

function rank(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  return rankLines(robots, ruleLinesOf(robots, selection));
}

/** Returns the rules of the selected groups as rows of the file's table, in the order of the file. */
export function ruleLinesOf({ groupTable }: RobotsTxt, { groups }: Selection): Int32Array {
  const parts = groups.map((group) => {
    const { ruleFrom, ruleTo } = groupTable.groups[group] as GroupSpan;
    return groupTable.ruleLines.subarray(ruleFrom, ruleTo);
  });
  const [first] = parts;
  // Most crawlers follow one group, whose rows needn't be copied.
  if (first !== undefined && parts.length === 1) return first;
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const lines of parts) {
    all.set(lines, at);
    at += lines.length;
  }
  return all;
}

/**
 * Returns the patterns of some rules in order of precedence. Not cached.
 * @param lines rows of the file's table, in the order of the file.
 */
export function rankLines(robots: RobotsTxt, lines: Iterable<number>): readonly RankedPattern[] {
  const patterns: RankedPattern[] = [];
  for (const line of lines) {
    const rule = robots.ruleAt(line);
    patterns.push(new RankedPattern(rule.pattern, rule, false));
    const second = rule.type === 'allow' ? robots.dialect.paths.secondAllowPattern(rule.pattern) : null;
    if (second !== null) patterns.push(new RankedPattern(second, rule, true));
  }
  return ORDERS[robots.dialect.precedence.order](patterns);
}

const ORDERS: Readonly<Record<Precedence['order'], (patterns: RankedPattern[]) => RankedPattern[]>> = {
  longest: (patterns) => patterns.sort(byLength),
  // Groups and their rules are already in the order of the file.
  first: (patterns) => patterns,
};

function byLength(a: RankedPattern, b: RankedPattern): number {
  if (a.specificity !== b.specificity) return b.specificity - a.specificity;
  if (a.rule.type !== b.rule.type) return a.rule.type === 'allow' ? -1 : 1;
  return a.rule.line - b.rule.line;
}
