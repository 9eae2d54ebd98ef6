import { type RobotsTxt, rawByteCount } from '../engine';
import { appearanceOf } from './appearance';
import type { FileFacts, LimitFacts } from './report';

/** Counts and properties of a whole file. */
export function factsOf(robots: RobotsTxt): FileFacts {
  return {
    bytes: robots.byteSize,
    byteLimit: robots.byteLimit,
    lines: robots.table.count,
    groups: robots.groupTable.groups.length,
    rules: robots.groupTable.ruleLines.length,
    sitemaps: robots.sitemapCount,
    rulesOutside: rulesOutside(robots),
    lineEnd: robots.lineEnd,
    bom: robots.bom,
    invalidBytes: rawByteCount(robots.text),
    appearance: appearanceOf(robots.text),
    limit: limitFacts(robots),
  };
}

function rulesOutside({ groupTable }: RobotsTxt): FileFacts['rulesOutside'] {
  const [first] = groupTable.rulesOutside;
  return first === undefined ? null : { count: groupTable.rulesOutside.length, firstLine: first + 1 };
}

function limitFacts(robots: RobotsTxt): LimitFacts | null {
  const cut = robots.limitCut;
  if (cut === null) return null;
  return {
    line: cut.line + 1,
    offset: cut.offset,
    lostLines: robots.table.count - cut.line - 1,
    lostRules: robots.rulesBeyondLimit,
  };
}
