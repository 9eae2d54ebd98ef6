import type { RobotsTxt } from '../../engine/parse';

/** Returns whether a file has a Disallow rule with a path. */
export function blocksAnything(robots: RobotsTxt): boolean {
  return robots.groupTable.ruleLines.some((row) => {
    const rule = robots.ruleAt(row);
    return rule.type === 'disallow' && rule.pattern !== '';
  });
}
