import { groupBy } from '../../../engine/collections';
import { type CrawlerProfile, crawlersMeant, dialectOfProfile, questionFor } from '../../../engine/crawlers';
import { CompactOutcome, decideMany, selectGroups } from '../../../engine/match';
import { OBSOLETE_TOKENS } from '../../facts/obsolete-tokens';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of user-agent lines examined. */
const MOST_AGENTS = 3_000;

export const rule = defineRule<{ operator: string; names: readonly string[]; others: readonly string[] }>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'choice',
  check(file, report) {
    const blocked = blockedCrawlers(file);
    // A file that blocks crawlers for one purpose leaves other purposes open: AI search brings visitors.
    const purposes = new Set(blocked.map(({ crawler }) => purposeOf(crawler)));
    const ofAiCompanies = blocked.filter(({ crawler }) => isAi(crawler));
    for (const [operator, found] of groupBy(ofAiCompanies, ({ crawler }) => crawler.operator)) {
      const [{ line }] = found;
      const names = found.map(({ crawler }) => crawler.productToken);
      const others = file.context.crawlers.filter(
        (crawler) =>
          crawler.operator === operator &&
          isAi(crawler) &&
          visitsOnItsOwn(crawler) &&
          purposes.has(purposeOf(crawler)) &&
          isLeftOpen(crawler, file),
      );
      if (others.length === 0) continue;
      const tokens = others.map(({ productToken }) => productToken);
      report({
        ...atValue(line),
        params: { operator, names, others: tokens },
        fix: () => [[line.to, line.to, tokens.map((token) => `\nUser-agent: ${token}`).join('')]],
      });
    }
  },
});

/** A crawler that a file names and blocks from the whole site, and the first line that names it. */
interface Blocked {
  readonly crawler: CrawlerProfile;
  readonly line: LintLine;
}

/** Returns the crawlers for AI that a file names and blocks from the whole site. */
function blockedCrawlers(file: LintFile): readonly Blocked[] {
  const found: Blocked[] = [];
  if (file.context.crawlers.length === 0) return found;
  const seen = new Set<CrawlerProfile>();
  for (const line of file.agents.slice(0, MOST_AGENTS)) {
    for (const crawler of crawlersMeant(line.value, file.context)) {
      if (seen.has(crawler)) continue;
      seen.add(crawler);
      const isForAi = isAi(crawler) || crawler.isTrainedOn === true;
      if (isForAi && visitsOnItsOwn(crawler) && isBlocked(crawler, file)) found.push({ crawler, line });
    }
  }
  return found;
}

function isAi({ category }: CrawlerProfile): boolean {
  return category.startsWith('ai-');
}

/** Returns what pages are used for: training, AI search or an assistant. */
function purposeOf({ category, isTrainedOn }: CrawlerProfile): string {
  return isTrainedOn ? 'ai-training' : category;
}

/** Returns whether a crawler visits on its own, follows robots.txt, and has a current name that a file can contain. */
function visitsOnItsOwn({ obeysRobots, productToken }: CrawlerProfile): boolean {
  return (
    obeysRobots === 'yes' && !productToken.includes(' ') && !OBSOLETE_TOKENS.has(productToken.toLowerCase())
  );
}

function isBlocked(crawler: CrawlerProfile, file: LintFile): boolean {
  const { outcome } = decideMany(file.readBy(dialectOfProfile(crawler)), questionFor(crawler), ['/']);
  return outcome[0] === CompactOutcome.disallowed;
}

/** Returns whether the file neither names nor blocks a crawler. */
function isLeftOpen(crawler: CrawlerProfile, file: LintFile): boolean {
  const { reason } = selectGroups(file.readBy(dialectOfProfile(crawler)), questionFor(crawler));
  return reason !== 'named' && reason !== 'fallback' && !isBlocked(crawler, file);
}
