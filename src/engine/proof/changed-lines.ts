import type { CrawlerRules } from '../match/crawler-rules';
import { ruleLinesOf } from '../match/ranked-rules';
import type { LineTable } from '../parse/line-table';

/**
 * Returns the rules between the equal ones at the beginning and at the end of two lists that the same dialect has read,
 * as rows of their tables. Rules are compared as written.
 */
export function changedRuleLines(
  before: CrawlerRules,
  after: CrawlerRules,
): readonly [before: Int32Array, after: Int32Array] {
  const ruleLines = ruleLinesOf(before.robots, before.selection);
  const laterLines = ruleLinesOf(after.robots, after.selection);
  const most = Math.min(ruleLines.length, laterLines.length);
  const areSame = (index: number, laterIndex: number): boolean =>
    isSameRule(
      before.robots.table,
      ruleLines[index] as number,
      after.robots.table,
      laterLines[laterIndex] as number,
    );
  let start = 0;
  while (start < most && areSame(start, start)) start++;
  let end = 0;
  while (end < most - start && areSame(ruleLines.length - 1 - end, laterLines.length - 1 - end)) end++;
  return [
    ruleLines.subarray(start, ruleLines.length - end),
    laterLines.subarray(start, laterLines.length - end),
  ];
}

function isSameRule(one: LineTable, line: number, other: LineTable, otherLine: number): boolean {
  return one.kind(line) === other.kind(otherLine) && one.writtenValue(line) === other.writtenValue(otherLine);
}
