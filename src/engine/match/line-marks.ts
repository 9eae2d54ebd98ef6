import type { RobotsTxt } from '../parse';
import type { Contest } from './contest';
import type { Selection } from './select-groups';

/** State of a rule line of the selected groups, as stored in `LineMarks.rules`. */
export const RuleMark = { unmatched: 0, lost: 1, won: 2 } as const;

/** Numbers per entry of `LineMarks.groups`: first line, last line, part. */
export const GROUP_MARK_STRIDE = 3;
/** Numbers per entry of `LineMarks.rules`: line, RuleMark, 1 for allow and 0 for disallow, specificity of the pattern that matched or would. */
export const RULE_MARK_STRIDE = 4;

/** What a verdict means for the lines of the file, in arrays that can be handed to another thread. Lines count from 1. */
export interface LineMarks {
  /** All groups in the order of the file; part is 1, 2 … for the selected ones and 0 for the others. */
  readonly groups: Int32Array;
  /** The rules of the selected groups, by line. */
  readonly rules: Int32Array;
}

/** The marks for a file of which nothing was asked, or whose verdict rests on `selection` and `contest`. */
export function markLines(
  robots: RobotsTxt,
  selection: Selection | null,
  contest: Contest | null,
): LineMarks {
  return { groups: markGroups(robots, selection), rules: markRules(contest) };
}

function markGroups(robots: RobotsTxt, selection: Selection | null): Int32Array {
  const { groups } = robots.groupTable;
  const marks = new Int32Array(groups.length * GROUP_MARK_STRIDE);
  for (const [index, group] of groups.entries()) {
    marks[index * GROUP_MARK_STRIDE] = group.firstLine + 1;
    marks[index * GROUP_MARK_STRIDE + 1] = group.lastLine + 1;
  }
  for (const [part, index] of (selection?.groups ?? []).entries())
    marks[index * GROUP_MARK_STRIDE + 2] = part + 1;
  return marks;
}

function markRules(contest: Contest | null): Int32Array {
  if (contest === null) return new Int32Array(0);
  const rows: [line: number, mark: number, allow: number, specificity: number][] = [];
  for (const [order, { rule, specificity }] of contest.matching.entries()) {
    rows.push([
      rule.line,
      order === 0 ? RuleMark.won : RuleMark.lost,
      rule.type === 'allow' ? 1 : 0,
      specificity,
    ]);
  }
  for (const rule of contest.unmatched) {
    rows.push([rule.line, RuleMark.unmatched, rule.type === 'allow' ? 1 : 0, rule.pattern.length]);
  }
  return Int32Array.from(rows.sort((a, b) => a[0] - b[0]).flat());
}
