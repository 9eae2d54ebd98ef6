import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
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

/** Rules that probably slid into a group. */
interface SlidIn {
  /** The rule above them that decides about the whole site. Undefined if no rules slid in. */
  readonly opener?: LintLine | undefined;
  readonly slid: readonly LintLine[];
  /** True if a gap is above some of them. */
  readonly hasGap: boolean;
}

const NONE: SlidIn = { slid: [], hasGap: false };

/**
 * Returns the rule that decides about the whole site for a group that only names crawlers, and the rules below it if they include a
 * Disallow. Below a rule that allows everything, only those after a gap count.
 */
export function slidIn(file: LintFile, { isGlobal, rules }: LintGroup): SlidIn {
  if (isGlobal) return NONE;
  const at = rules.findIndex(
    ({ kind, value }, index) => kind === 'disallow' && (matchesAll(value) || (value === '' && index === 0)),
  );
  const opener = rules[at];
  const gap = rules.findIndex(
    ({ number }, index) => index > at && at >= 0 && number - (rules[index - 1]?.number ?? 0) > 1,
  );
  const hasGap = gap >= 0;
  const slid = opener?.value !== '' ? rules.slice(at + 1) : hasGap ? rules.slice(gap) : [];
  const hasBlock = at >= 0 && slid.some(({ kind, value }) => kind === 'disallow' && value !== '');
  return hasBlock && !standsElsewhere(file, slid) ? { opener, slid, hasGap } : NONE;
}
