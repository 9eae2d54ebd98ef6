import type { RobotsTxt } from '../../../parse';
import type { ScopedReading } from './scoped-reading';

/**
 * Returns whether another reading has the same rules in the same groups with the same followers, and no second patterns that this one
 * lacks. Then rules redundant here are redundant there.
 */
export function readsAlike(one: ScopedReading, other: ScopedReading): boolean {
  return (
    areEqual(one.scopes.same, other.scopes.same) &&
    areEqual(one.scopes.joined, other.scopes.joined) &&
    haveSameGroups(one.robots, other.robots) &&
    haveSameRules(one, other)
  );
}

function haveSameGroups({ groupTable }: RobotsTxt, other: RobotsTxt): boolean {
  return groupTable.groups.every(({ ruleFrom, ruleTo }, index) => {
    const group = other.groupTable.groups[index];
    return group?.ruleFrom === ruleFrom && group.ruleTo === ruleTo;
  });
}

function haveSameRules(one: ScopedReading, other: ScopedReading): boolean {
  const second = one.robots.dialect.paths.secondAllowPattern;
  const otherSecond = other.robots.dialect.paths.secondAllowPattern;
  const { length } = one.robots.groupTable.ruleLines;
  if (length !== other.robots.groupTable.ruleLines.length) return false;
  for (let at = 0; at < length; at++) {
    const { type, line, pattern } = one.ruleAt(at);
    const rule = other.ruleAt(at);
    if (rule.line !== line || rule.type !== type || rule.pattern !== pattern) return false;
    const opposite = type === 'allow' ? otherSecond(pattern) : null;
    if (opposite !== null && opposite !== second(pattern)) return false;
  }
  return true;
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, index) => number === other[index]);
}
