import type { LintFile } from '../lint-file';
import { matchesAll } from './matches-all';
import { memoize } from './memoize';

/**
 * Lines of rules that may have slid into another crawler's group: they follow a Disallow for everything in a group that only names
 * crawlers. Further Disallow rules change nothing there, and all were probably meant for all crawlers. Blank
 * lines, comments and Sitemap lines between them don't end the group.
 */
export const slidRules = memoize((file: LintFile): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const { agents, rules } of file.groups) {
    if (agents.some(({ isGlobal }) => isGlobal)) continue;
    const at = rules.findIndex(({ kind, value }) => kind === 'disallow' && matchesAll(value));
    if (at >= 0) for (const { number } of rules.slice(at + 1)) found.add(number);
  }
  return found;
});
