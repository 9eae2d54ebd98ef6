import type { LintFile } from '../lint-file';
import { matchesAll } from './matches-all';
import { memoize } from './memoize';
import { standsElsewhere } from './stands-elsewhere';

/**
 * Lines of rules that may have slid into another crawler's group: they follow a Disallow for everything in a group that only names
 * crawlers. Further Disallow rules change nothing there, and all were probably meant for all crawlers. Blank
 * lines, comments and Sitemap lines between them don't end the group. Rules that other groups have too are this group's own copies.
 */
export const slidRules = memoize((file: LintFile): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const { isGlobal, rules } of file.groups) {
    if (isGlobal) continue;
    const at = rules.findIndex(({ kind, value }) => kind === 'disallow' && matchesAll(value));
    const slid = at < 0 ? [] : rules.slice(at + 1);
    if (!standsElsewhere(file, slid)) for (const { number } of slid) found.add(number);
  }
  return found;
});
