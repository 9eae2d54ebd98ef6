import type { RobotsTxt, Rule } from '../../parse';

/** The rules of some groups (indexes), in the order of these, without making the groups: a file may have many, and each dialect its own. */
export function rulesOfGroups(robots: RobotsTxt, groups: readonly number[]): Rule[] {
  const { groupTable } = robots;
  return groups.flatMap((index) => {
    const { ruleFrom = 0, ruleTo = 0 } = groupTable.groups[index] ?? {};
    return Array.from(groupTable.ruleLines.subarray(ruleFrom, ruleTo), (row) => robots.ruleAt(row));
  });
}
