import { type RobotsTxt, rawByteCount } from '../../engine';
import { isPolicyToken } from '../../engine/policy-token';
import { appearanceOf } from '../../engine/source';
import type { FileFacts, LimitFacts } from '../tester/report';

/** Maximum number of policy tokens. One is in use. */
const MOST_TOKENS = 5;

/** Facts that depend on the dialect, but not on the question. */
export type ReadFacts = Omit<FileFacts, 'sitemapOrigin' | 'sitemapLine'>;

/** Returns counts and properties of a whole file. */
export function factsOf(robots: RobotsTxt): ReadFacts {
  return {
    dialect: robots.dialect.id,
    bytes: robots.byteSize,
    byteLimit: robots.byteLimit,
    lines: robots.table.number(robots.table.count - 1),
    rules: robots.groupTable.ruleLines.length,
    rulesOutside: rulesOutside(robots),
    policyTokens: policyTokensIn(robots),
    lineEnd: robots.lineEnd,
    bom: robots.bom,
    invalidBytes: rawByteCount(robots.text),
    appearance: appearanceOf(robots.text),
    limit: limitFacts(robots),
  };
}

function rulesOutside({ groupTable, table }: RobotsTxt): FileFacts['rulesOutside'] {
  const [first] = groupTable.rulesOutside;
  return first === undefined
    ? null
    : { count: groupTable.rulesOutside.length, firstLine: table.number(first) };
}

function policyTokensIn({ agentNames }: RobotsTxt): readonly string[] {
  const tokens = agentNames.map(({ token, shortToken }) => shortToken ?? token).filter(isPolicyToken);
  return [...new Set(tokens)].slice(0, MOST_TOKENS);
}

function limitFacts(robots: RobotsTxt): LimitFacts | null {
  const cut = robots.limitCut;
  if (cut === null) return null;
  return {
    line: robots.table.number(cut.line),
    offset: cut.offset,
    isWholeFileLost: robots.isTooLarge,
    lostLines: robots.table.count - robots.linesRead,
    lostRules: robots.rulesBeyondLimit,
  };
}
