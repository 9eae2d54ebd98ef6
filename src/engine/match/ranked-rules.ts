import type { RobotsTxt, Rule } from '../parse';
import { compileGlob, type Glob } from './glob';
import type { Selection } from './select-groups';

/** One pattern that may decide, with the rule it comes from. A rule has two where the dialect tries a second pattern for it. */
export class RankedPattern {
  #glob: Glob | null = null;

  constructor(
    /** The pattern that is matched. */
    readonly pattern: string,
    readonly rule: Rule,
    /** True when this is the rule's second pattern, which counts only where the first does not match. */
    readonly isSecond: boolean,
  ) {}

  /** Octets of the pattern, wildcards and `$` included; it is ASCII, so they equal UTF-16 units. */
  get specificity(): number {
    return this.pattern.length;
  }

  /** The pattern made ready for comparing, at its first use. */
  get glob(): Glob {
    this.#glob ??= compileGlob(this.pattern);
    return this.#glob;
  }
}

/** The last selection of each file that was asked about, ranked: one entry per file, gone with it. */
const lastRanked = new WeakMap<
  RobotsTxt,
  { readonly groups: string; readonly ranked: readonly RankedPattern[] }
>();

/**
 * All patterns of the selected groups, strongest first: the most specific, then allow before disallow, then the earlier line. So the
 * verdict is the first one that matches (RFC 9309 section 2.2.2; google-parser.md 8). A second pattern is always shorter than the first of
 * its rule, so it never hides it.
 */
export function rankRules(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  const groups = selection.groups.join();
  const last = lastRanked.get(robots);
  if (last?.groups === groups) return last.ranked;
  const ranked = selection.groups.flatMap((group) => patternsOf(robots, group)).sort(byRank);
  lastRanked.set(robots, { groups, ranked });
  return ranked;
}

function patternsOf(robots: RobotsTxt, group: number): RankedPattern[] {
  const span = robots.groupTable.groups[group];
  if (span === undefined) throw new RangeError(`No group ${group}`);
  const patterns: RankedPattern[] = [];
  for (const line of robots.groupTable.ruleLines.subarray(span.ruleFrom, span.ruleTo)) {
    const rule = robots.ruleAt(line);
    patterns.push(new RankedPattern(rule.pattern, rule, false));
    const second = rule.type === 'allow' ? robots.dialect.secondAllowPattern(rule.pattern) : null;
    if (second !== null) patterns.push(new RankedPattern(second, rule, true));
  }
  return patterns;
}

function byRank(a: RankedPattern, b: RankedPattern): number {
  if (a.specificity !== b.specificity) return b.specificity - a.specificity;
  if (a.rule.type !== b.rule.type) return a.rule.type === 'allow' ? -1 : 1;
  return a.rule.line - b.rule.line;
}
