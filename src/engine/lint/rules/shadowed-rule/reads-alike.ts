import type { RobotsTxt } from '../../../parse';
import type { AgentScopes } from '../../agent-scopes';

/** A reading, and whom its groups concern. */
export interface ScopedReading {
  readonly robots: RobotsTxt;
  readonly scopes: AgentScopes;
}

/**
 * Whether another reading has the same rules in the same groups for the same circles of crawlers, and no second patterns that this one lacks; then
 * rules that nobody needs here are not needed there.
 */
export function readsAlike(one: ScopedReading, other: ScopedReading): boolean {
  return (
    areEqual(one.scopes.same, other.scopes.same) &&
    areEqual(one.scopes.joined, other.scopes.joined) &&
    haveSameGroups(one.robots, other.robots) &&
    haveSameRules(one.robots, other.robots)
  );
}

function haveSameGroups({ groupTable }: RobotsTxt, other: RobotsTxt): boolean {
  return groupTable.groups.every(({ ruleFrom, ruleTo }, index) => {
    const group = other.groupTable.groups[index];
    return group?.ruleFrom === ruleFrom && group.ruleTo === ruleTo;
  });
}

function haveSameRules(robots: RobotsTxt, other: RobotsTxt): boolean {
  const { ruleLines } = robots.groupTable;
  if (!areEqual(ruleLines, other.groupTable.ruleLines)) return false;
  const second = robots.dialect.paths.secondAllowPattern;
  const otherSecond = other.dialect.paths.secondAllowPattern;
  return ruleLines.every((row) => {
    const pattern = robots.valueAt(row);
    if (other.table.kind(row) !== robots.table.kind(row) || other.valueAt(row) !== pattern) return false;
    const wanted = otherSecond(pattern);
    return wanted === null || wanted === second(pattern);
  });
}

function areEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
