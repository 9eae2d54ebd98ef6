import { CrawlerRules } from '../match/crawler-rules';
import type { AskedCrawler } from '../match/question';
import type { RobotsTxt } from '../parse';
import type { GroupSpan } from '../parse/group-table';

/** Crawlers that follow the same groups of a file. */
export interface RuleView {
  /** One of them. */
  readonly crawler: AskedCrawler;
  readonly rules: CrawlerRules;
}

/**
 * Returns one view for each set of groups that a crawler can follow: for crawlers that the file doesn't name, for each
 * name in it or in some of its groups, and for the given crawlers, which may have several names.
 */
export function ruleViews(
  robots: RobotsTxt,
  crawlers: readonly AskedCrawler[] = [],
  groups: readonly GroupSpan[] = robots.groupTable.groups,
): readonly RuleView[] {
  const tokens = groups
    .flatMap(({ agentFrom, agentTo }) => robots.agentNames.slice(agentFrom, agentTo))
    .flatMap(({ isGlobal, token, shortToken }) =>
      isGlobal ? [] : shortToken === null ? [token] : [token, shortToken],
    );
  const named = [...new Set(tokens)].map((token) => ({ productTokens: [token] }));
  const views = new Map<string, RuleView>();
  for (const crawler of [{ productTokens: [] }, ...named, ...crawlers]) {
    const rules = new CrawlerRules(robots, crawler);
    if (!views.has(rules.key)) views.set(rules.key, { crawler, rules });
  }
  return [...views.values()];
}
