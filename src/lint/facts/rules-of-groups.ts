import type { RobotsTxt, Rule } from '../../engine/parse';

/**
 * Returns the rules of groups (given by index) in their order, without building the groups: a file may have many, and each dialect has its
 * own.
 */
export function rulesOfGroups(robots: RobotsTxt, groups: readonly number[]): Rule[] {
  const { groupTable } = robots;
  const rules: Rule[] = [];
  for (const index of groups) {
    const { ruleFrom = 0, ruleTo = 0 } = groupTable.groups[index] ?? {};
    for (let at = ruleFrom; at < ruleTo; at++) rules.push(robots.ruleAt(groupTable.ruleLines[at] as number));
  }
  return rules;
}
