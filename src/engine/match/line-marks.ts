import type { RobotsTxt, Rule } from '../parse';
import { type Contest, winnerOf } from './contest';
import { fixedDecision } from './rules-verdict';
import type { Selection } from './select-groups';
import type { FetchedVerdict } from './verdict';

/** State of a rule line of the selected groups, as stored in `LineMarks.rules`. */
export const RuleMark = { unmatched: 0, lost: 1, won: 2 } as const;

/** Numbers per entry of `LineMarks.groups`: first line, last line, number of the selected group or 0. */
export const GROUP_MARK_STRIDE = 3;
/**
 * Numbers per entry of `LineMarks.rules`: line, `RuleMark`, 1 for allow and 0 for disallow, specificity of
 * the pattern that matched or would match.
 */
export const RULE_MARK_STRIDE = 4;

/**
 * A verdict's marks on the lines of the file, in arrays that can be transferred to another thread. Lines
 * count from 1.
 */
export interface LineMarks {
  /**
   * All groups in the order of the file: first line, last line, and 1, 2 … for the selected groups or 0 for
   * the others.
   */
  readonly groups: Int32Array;
  /** The rules of the selected groups, by line. */
  readonly rules: Int32Array;
}

/**
 * Marks the lines of a file that a verdict concerns. Pass null if there is no question, or if the verdict
 * doesn't depend on the rules.
 */
export function markLines(robots: RobotsTxt, verdict: FetchedVerdict | null): LineMarks {
  return {
    groups: markGroups(robots, verdict?.groups ?? null),
    // If reading fails, or the file is too large, no rule is compared.
    rules: verdict === null || fixedDecision(robots) !== null ? new Int32Array(0) : markRules(verdict),
  };
}

function markGroups(robots: RobotsTxt, selection: Selection | null): Int32Array {
  const { groups } = robots.groupTable;
  const marks = new Int32Array(groups.length * GROUP_MARK_STRIDE);
  for (const [index, group] of groups.entries()) {
    marks[index * GROUP_MARK_STRIDE] = robots.table.number(group.firstLine);
    marks[index * GROUP_MARK_STRIDE + 1] = robots.table.number(group.lastLine);
  }
  for (const [part, index] of (selection?.groups ?? []).entries())
    marks[index * GROUP_MARK_STRIDE + 2] = part + 1;
  return marks;
}

function markRules(contest: Contest): Int32Array {
  const winner = winnerOf(contest);
  /**
   * Keyed by line, because a dialect that splits one line into several may have more than one rule there. The
   * first in order of precedence is stored.
   */
  const rows = new Map<number, readonly [line: number, mark: number, allow: number, specificity: number]>();
  const mark = ({ line, type }: Rule, state: number, specificity: number): void => {
    if (!rows.has(line)) rows.set(line, [line, state, type === 'allow' ? 1 : 0, specificity]);
  };
  for (const entry of contest.matching)
    mark(entry.rule, entry === winner ? RuleMark.won : RuleMark.lost, entry.specificity);
  for (const rule of contest.unmatched) mark(rule, RuleMark.unmatched, rule.pattern.length);
  return Int32Array.from([...rows.values()].sort((a, b) => a[0] - b[0]).flat());
}
