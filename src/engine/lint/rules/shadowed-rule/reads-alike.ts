import type { RobotsTxt } from '../../../parse';

/**
 * Whether another reading has the same groups with the same names and rules, and no second patterns that this one lacks; then rules that nobody
 * needs here are not needed there.
 */
export function readsAlike(robots: RobotsTxt, other: RobotsTxt): boolean {
  return haveSameNames(robots, other) && haveSameRules(robots, other);
}

function haveSameNames({ groups }: RobotsTxt, other: RobotsTxt): boolean {
  return (
    groups.length === other.groups.length &&
    groups.every(({ agents, rules }, index) => {
      const group = other.groups[index];
      return (
        rules.length === group?.rules.length &&
        agents.length === group.agents.length &&
        agents.every(({ isGlobal, token, shortToken }, at) => {
          const name = group.agents[at];
          return name?.isGlobal === isGlobal && name.token === token && name.shortToken === shortToken;
        })
      );
    })
  );
}

function haveSameRules({ groups, dialect }: RobotsTxt, other: RobotsTxt): boolean {
  const second = dialect.paths.secondAllowPattern;
  const otherSecond = other.dialect.paths.secondAllowPattern;
  return groups.every(({ rules }, index) =>
    rules.every(({ type, line, pattern }, at) => {
      const rule = other.groups[index]?.rules[at];
      if (rule?.line !== line || rule.type !== type || rule.pattern !== pattern) return false;
      const wanted = type === 'allow' ? otherSecond(pattern) : null;
      return wanted === null || wanted === second(pattern);
    }),
  );
}
