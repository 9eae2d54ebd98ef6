import { type CrawlerProfile, dialectOfProfile, questionFor } from '../../../engine/crawlers';
import {
  CompactOutcome,
  decideMany,
  type Question,
  type Selection,
  selectGroups,
} from '../../../engine/match';
import type { RobotsTxt } from '../../../engine/parse';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/** Only about sites that are open to one group and closed to the other: smaller differences are rarely worth a group of its own. */
export const rule = defineRule<{ isBlocked: boolean; name: string; value: string }>({
  dialects: { only: ['rfc9309'] },
  kind: 'advice',
  check(file, report) {
    for (const crawler of file.context.crawlers) {
      if (!followsAnothers(crawler, file)) continue;
      const robots = file.readBy(dialectOfProfile(crawler));
      const selection = selectGroups(robots, questionFor(crawler));
      if (selection.reason !== 'fallback') continue;
      const line = file.lines[rowOfName(robots, selection)];
      const isBlocked = blocksHome(robots, questionFor(crawler));
      if (line === undefined || isBlocked === blocksHome(robots, { productTokens: [] })) continue;
      report({ ...atValue(line), params: { name: crawler.productToken, value: line.value, isBlocked } });
    }
  },
});

/** Returns the row (from 0) in which the first selected group names the crawler by the selecting token alone, or -1. */
function rowOfName({ dialect, groupTable, agentNames }: RobotsTxt, { groups, token }: Selection): number {
  const { agentFrom = 0, agentTo = 0 } = groupTable.groups[groups[0] ?? -1] ?? {};
  const normalized = dialect.agents.normalizeToken(token ?? '');
  for (let index = agentFrom; index < agentTo; index++) {
    const name = { isGlobal: false, token: agentNames[index]?.token ?? '', shortToken: null };
    if (dialect.agents.names(name, normalized)) return groupTable.agentLines[index] ?? -1;
  }
  return -1;
}

/**
 * Returns whether a crawler falls back to the name of another operator's crawler. One that doesn't always obey is left out: it may look for no name of
 * its own, so a group of its own wouldn't help.
 */
function followsAnothers(
  { fallbackTokens: [fallback], operator, obeysRobots }: CrawlerProfile,
  { context }: LintFile,
): boolean {
  return (
    obeysRobots === 'yes' &&
    context.crawlers.some((other) => other.productToken === fallback && other.operator !== operator)
  );
}

function blocksHome(robots: RobotsTxt, question: Pick<Question, 'productTokens'>): boolean {
  return decideMany(robots, question, ['/']).outcome[0] === CompactOutcome.disallowed;
}
