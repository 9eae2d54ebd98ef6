import type { RobotsTxt, Rule } from '../../parse';

/** The rules of some groups (indexes), in the order of these, without making the groups: a file may have many, and each dialect its own. */
export function rulesOfGroups(robots: RobotsTxt, groups: readonly number[]): Rule[] {
  const { groupTable } = robots;
  const rules: Rule[] = [];
  for (const index of groups) {
    const { ruleFrom = 0, ruleTo = 0 } = groupTable.groups[index] ?? {};
    for (let at = ruleFrom; at < ruleTo; at++) rules.push(robots.ruleAt(groupTable.ruleLines[at] as number));
  }
  return rules;
}
