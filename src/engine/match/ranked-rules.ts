import type { Precedence } from '../dialects/dialect';
import type { RobotsTxt, Rule } from '../parse';
import type { GroupSpan } from '../parse/group-table';
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

  /** What it says where it decides. A disallow rule without a path forbids nothing. */
  get outcome(): 'allowed' | 'disallowed' {
    return this.specificity > 0 && this.rule.type === 'disallow' ? 'disallowed' : 'allowed';
  }

  /** The pattern made ready for comparing, at its first use. */
  get glob(): Glob {
    this.#glob ??= compileGlob(this.pattern);
    return this.#glob;
  }
}

/** Selections of one file that are kept ranked: a page asks one crawler after another, and most follow the same groups. */
const KEPT_RANKINGS = 8;

/** The rankings of each file that was asked about, the newest last; gone with the file. */
const rankings = new WeakMap<RobotsTxt, Map<string, readonly RankedPattern[]>>();

/**
 * All patterns of the selected groups, in the order in which they decide: the verdict is the first one that matches. By length, that is the
 * most specific, then allow before disallow, then the earlier line (RFC 9309 section 2.2.2; google-parser.md 8); a second pattern is
 * always shorter than the first of its rule, so it never hides it.
 */
export function rankRules(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  const key = selection.groups.join();
  const kept = rankings.get(robots) ?? new Map<string, readonly RankedPattern[]>();
  rankings.set(robots, kept);
  const ranked = kept.get(key) ?? rank(robots, selection);
  kept.delete(key);
  kept.set(key, ranked);
  if (kept.size > KEPT_RANKINGS) kept.delete(kept.keys().next().value ?? '');
  return ranked;
}

function rank(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  const patterns = selection.groups.flatMap((group) => patternsOf(robots, group));
  return ORDERS[robots.dialect.precedence.order](patterns);
}

const ORDERS: Readonly<Record<Precedence['order'], (patterns: RankedPattern[]) => RankedPattern[]>> = {
  longest: (patterns) => patterns.sort(byLength),
  // Groups and their rules come in the order of the file.
  first: (patterns) => patterns,
};

function patternsOf(robots: RobotsTxt, group: number): RankedPattern[] {
  const span = robots.groupTable.groups[group] as GroupSpan;
  const patterns: RankedPattern[] = [];
  for (const line of robots.groupTable.ruleLines.subarray(span.ruleFrom, span.ruleTo)) {
    const rule = robots.ruleAt(line);
    patterns.push(new RankedPattern(rule.pattern, rule, false));
    const second = rule.type === 'allow' ? robots.dialect.paths.secondAllowPattern(rule.pattern) : null;
    if (second !== null) patterns.push(new RankedPattern(second, rule, true));
  }
  return patterns;
}

function byLength(a: RankedPattern, b: RankedPattern): number {
  if (a.specificity !== b.specificity) return b.specificity - a.specificity;
  if (a.rule.type !== b.rule.type) return a.rule.type === 'allow' ? -1 : 1;
  return a.rule.line - b.rule.line;
}
