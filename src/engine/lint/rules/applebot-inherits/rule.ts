import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { type Selection, selectGroups } from '../../../match/select-groups';
import { witness } from '../../../match/witness';
import type { RobotsTxt } from '../../../parse';
import { dialectOf, questionFor } from '../../facts/crawlers-meant';
import { rulesOfGroups } from '../../facts/rules-of-groups';
import type { LintCrawler } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of rules whose witness URLs are decided. */
const MOST_RULES = 500;

export const rule = defineRule<{ paths: readonly string[]; isBlocked: boolean; name: string; value: string }>(
  {
    dialects: { only: ['rfc9309'] },
    kind: 'advice',
    check(file, report) {
      for (const crawler of file.context.crawlers) {
        if (!followsAnothers(crawler, file)) continue;
        const robots = file.readBy(dialectOf(crawler));
        const selection = selectGroups(robots, questionFor(crawler));
        if (selection.reason !== 'fallback') continue;
        const line = file.lines[rowOfName(robots, selection)];
        const differing = differsFromStar(robots, crawler, selection.groups);
        if (line === undefined || differing === null) continue;
        report({ ...atValue(line), params: { name: crawler.productToken, value: line.value, ...differing } });
      }
    },
  },
);

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

/** Returns whether a crawler falls back to the name of another operator's crawler. */
function followsAnothers({ fallbackTokens, operator }: LintCrawler, { context }: LintFile): boolean {
  const [fallback] = fallbackTokens;
  if (fallback === undefined) return false;
  const owner = context.crawlers.find(({ productToken }) => productToken === fallback);
  return owner !== undefined && owner.operator !== operator;
}

/**
 * Returns the rules at whose witness URLs the groups give the crawler another verdict than `*`: the ones that block it, otherwise those
 * that allow it. Null if there are none.
 */
function differsFromStar(
  robots: RobotsTxt,
  crawler: LintCrawler,
  groups: readonly number[],
): { readonly paths: readonly string[]; readonly isBlocked: boolean } | null {
  const global = selectGroups(robots, { productTokens: [] }).groups;
  if (global.length === 0) return null;
  const rules = rulesOfGroups(robots, [...groups, ...global]).slice(0, MOST_RULES);
  const written = new Map(rules.map((rule) => [witness(rule.pattern), rule.written || '/']));
  const urls = [...written.keys()];
  const own = decideMany(robots, questionFor(crawler), urls).outcome;
  const star = decideMany(robots, { productTokens: [] }, urls).outcome;
  const differing = urls.filter((_, index) => own[index] !== star[index]);
  const blocked = urls.filter(
    (_, index) => own[index] !== star[index] && own[index] === CompactOutcome.disallowed,
  );
  if (differing.length === 0) return null;
  const paths = (blocked.length > 0 ? blocked : differing).map((url) => written.get(url) ?? url);
  return { paths, isBlocked: blocked.length > 0 };
}
