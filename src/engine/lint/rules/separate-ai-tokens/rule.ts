import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { selectGroups } from '../../../match/select-groups';
import { crawlersMeant, dialectOf, questionFor } from '../../facts/crawlers-meant';
import { OBSOLETE_TOKENS } from '../../facts/obsolete-tokens';
import type { LintCrawler } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Maximum number of user-agent lines examined. */
const MOST_AGENTS = 3_000;

export const rule = defineRule<{ operator: string; names: readonly string[]; others: readonly string[] }>({
  dialects: 'crawlers',
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    for (const [operator, { line, names }] of blockedByOperator(file)) {
      const others = file.context.crawlers.filter(
        (crawler) => crawler.operator === operator && isForAi(crawler) && isLeftOpen(crawler, file),
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

/** Returns the AI crawlers that a file names and blocks from the whole site, by operator, with the first line that names one. */
function blockedByOperator(
  file: LintFile,
): ReadonlyMap<string, { readonly line: LintLine; readonly names: readonly string[] }> {
  const found = new Map<string, { line: LintLine; names: string[] }>();
  if (file.context.crawlers.length === 0) return found;
  const seen = new Set<LintCrawler>();
  for (const line of file.agents.slice(0, MOST_AGENTS)) {
    for (const crawler of crawlersMeant(line.value, file.context)) {
      if (seen.has(crawler)) continue;
      seen.add(crawler);
      if (!isForAi(crawler) || !isBlocked(crawler, file)) continue;
      const known = found.get(crawler.operator);
      if (known === undefined) found.set(crawler.operator, { line, names: [crawler.productToken] });
      else known.names.push(crawler.productToken);
    }
  }
  return found;
}

/** Returns whether a crawler is an AI crawler that visits on its own, follows robots.txt, and has a current name. */
function isForAi({ category, obeysRobots, productToken }: LintCrawler): boolean {
  return (
    category.startsWith('ai-') && obeysRobots === 'yes' && !OBSOLETE_TOKENS.has(productToken.toLowerCase())
  );
}

function isBlocked(crawler: LintCrawler, file: LintFile): boolean {
  const { outcome } = decideMany(file.readBy(dialectOf(crawler)), questionFor(crawler), ['/']);
  return outcome[0] === CompactOutcome.disallowed;
}

/** Returns whether the file neither names nor blocks a crawler. */
function isLeftOpen(crawler: LintCrawler, file: LintFile): boolean {
  const { reason } = selectGroups(file.readBy(dialectOf(crawler)), questionFor(crawler));
  return reason !== 'named' && reason !== 'fallback' && !isBlocked(crawler, file);
}
