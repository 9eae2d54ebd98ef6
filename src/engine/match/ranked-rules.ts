import type { RobotsTxt, Rule } from '../parse';
import type { Selection } from './select-groups';

/** One pattern that may decide, with the rule it comes from. A rule has two where the dialect tries a second pattern for it. */
export interface RankedPattern {
  /** The pattern that is matched. */
  readonly pattern: string;
  /** Octets of that pattern, wildcards and `$` included; it is ASCII, so they equal UTF-16 units. */
  readonly specificity: number;
  readonly rule: Rule;
  /** True when this is the rule's second pattern, which counts only where the first does not match. */
  readonly isSecond: boolean;
}

/**
 * All patterns of the selected groups, strongest first: the most specific, then allow before disallow, then the earlier line. So the
 * verdict is the first one that matches (RFC 9309 section 2.2.2; google-parser.md 8). A second pattern is always shorter than the first of
 * its rule, so it never hides it.
 */
export function rankRules(robots: RobotsTxt, selection: Selection): readonly RankedPattern[] {
  const ranked: RankedPattern[] = [];
  for (const index of selection.groups) {
    const span = robots.groupTable.groups[index];
    if (span === undefined) continue;
    for (let i = span.ruleFrom; i < span.ruleTo; i++) {
      const rule = robots.ruleAt(robots.groupTable.ruleLines[i] as number);
      ranked.push({ pattern: rule.pattern, specificity: rule.pattern.length, rule, isSecond: false });
      const second = rule.type === 'allow' ? robots.dialect.secondAllowPattern(rule.pattern) : null;
      if (second !== null) ranked.push({ pattern: second, specificity: second.length, rule, isSecond: true });
    }
  }
  return ranked.sort(byRank);
}

function byRank(a: RankedPattern, b: RankedPattern): number {
  if (a.specificity !== b.specificity) return b.specificity - a.specificity;
  if (a.rule.type !== b.rule.type) return a.rule.type === 'allow' ? -1 : 1;
  return a.rule.line - b.rule.line;
}
