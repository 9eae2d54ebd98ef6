import type { CrawlerRules } from '../match/crawler-rules';
import type { GroupSpan } from '../parse/group-table';
import type { LineTable } from '../parse/line-table';

/** Returns the rules that a crawler follows, as rows of the file's table, in the order of the file. */
export function ruleLinesOf({ robots: { groupTable }, selection }: CrawlerRules): Int32Array {
  const parts = selection.groups.map((group) => {
    const { ruleFrom, ruleTo } = groupTable.groups[group] as GroupSpan;
    return groupTable.ruleLines.subarray(ruleFrom, ruleTo);
  });
  const [first] = parts;
  // Most crawlers follow one group, whose rows needn't be copied.
  return first && parts.length === 1 ? first : Int32Array.from(parts.flatMap((lines) => [...lines]));
}

/**
 * Returns the rules between the equal ones at the beginning and at the end of two lists that the same dialect has read,
 * as rows of their tables. Rules are compared as written.
 */
export function changedLines(
  before: CrawlerRules,
  after: CrawlerRules,
): readonly [before: Int32Array, after: Int32Array] {
  const ruleLines = ruleLinesOf(before);
  const laterLines = ruleLinesOf(after);
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
