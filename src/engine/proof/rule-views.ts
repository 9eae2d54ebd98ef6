import { CrawlerRules } from '../match/crawler-rules';
import type { Crawler } from '../match/question';
import type { RobotsTxt } from '../parse';

/** Crawlers that follow the same groups of a file. */
export interface RuleView {
  /** One of them. */
  readonly crawler: Crawler;
  readonly rules: CrawlerRules;
}

/**
 * Returns one view for each set of groups that a crawler can follow: for crawlers that the file doesn't name, for each
 * name in it, and for the given crawlers, which may have several names.
 */
export function ruleViews(robots: RobotsTxt, crawlers: readonly Crawler[] = []): readonly RuleView[] {
  const tokens = robots.agentNames.flatMap(({ isGlobal, token, shortToken }) =>
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
