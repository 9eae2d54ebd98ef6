import { CrawlerRules } from '../match/crawler-rules';
import type { AskedCrawler } from '../match/question';
import type { RobotsTxt } from '../parse';
import type { GroupSpan } from '../parse/group-table';
import { Work } from './work';

/** Work counted for each crawler, for each group of a file that names many, and for each name. */
const WORK_PER_CRAWLER = 500;
const WORK_PER_GROUP = 4;
const WORK_PER_NAME = 50;

/** Crawlers that follow the same groups of a file. */
export interface RuleView {
  /** One of them. */
  readonly crawler: AskedCrawler;
  readonly rules: CrawlerRules;
}

/**
 * Returns one view for each set of groups that a crawler can follow: for crawlers that the file doesn't name, for each
 * name in it or in some of its groups, and for the given crawlers, which may have several names. Pauses after each slice of
 * work.
 */
export function* ruleViews(
  robots: RobotsTxt,
  crawlers: readonly AskedCrawler[] = [],
  groups: readonly GroupSpan[] = robots.groupTable.groups,
): Generator<void, readonly RuleView[]> {
  const work = new Work();
  const { agentNames } = robots;
  const tokens = new Set<string>();
  for (const { agentFrom, agentTo } of groups) {
    for (let index = agentFrom; index < agentTo; index++) {
      const { isGlobal = true, token = '', shortToken = null } = agentNames[index] ?? {};
      if (isGlobal) continue;
      tokens.add(token);
      if (shortToken !== null) tokens.add(shortToken);
      work.count += WORK_PER_NAME;
    }
    if (work.isDue) yield;
  }
  const named = Array.from(tokens, (token) => ({ productTokens: [token] }));
  const views = new Map<string, RuleView>();
  for (const crawler of [{ productTokens: [] }, ...named, ...crawlers]) {
    const rules = new CrawlerRules(robots, crawler);
    if (!views.has(rules.key)) views.set(rules.key, { crawler, rules });
    const { reason, groups: followed } = rules.selection;
    // Only groups for a name are found by an index.
    work.count += WORK_PER_CRAWLER;
    work.count += WORK_PER_GROUP * (reason === 'named' ? followed.length : robots.groupTable.groups.length);
    if (work.isDue) yield;
  }
  return [...views.values()];
}
