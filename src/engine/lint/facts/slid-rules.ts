import type { LintFile } from '../lint-file';
import { matchesAll } from './matches-all';

const slid = new WeakMap<LintFile, ReadonlySet<number>>();

/**
 * Lines of the rules that may have slid under another crawler's group: they follow a Disallow for everything in a group that only names crawlers.
 * They change nothing there, and were probably written for all crawlers. Blank lines, comments and Sitemap lines between do not end the group.
 */
export function slidRules(file: LintFile): ReadonlySet<number> {
  const known = slid.get(file);
  if (known !== undefined) return known;
  const found = new Set<number>();
  for (const { agents, rules } of file.groups) {
    if (agents.some(({ isGlobal }) => isGlobal)) continue;
    const at = rules.findIndex(({ kind, value }) => kind === 'disallow' && matchesAll(value));
    if (at >= 0) for (const { number } of rules.slice(at + 1)) found.add(number);
  }
  slid.set(file, found);
  return found;
}
