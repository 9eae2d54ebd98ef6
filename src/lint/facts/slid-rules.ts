import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import type { LintLine } from '../lint-line';
import { blocksSomething, matchesAll } from './matches-all';
import { ruleOf } from './rules-text';

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
 * Returns the rules that may have slid into another crawler's group: they follow a rule that decides about the whole site in a group
 * that only names crawlers. Below a rule that allows everything, only those after a gap count. Without a Disallow among them there are none.
 * All were probably meant for all crawlers. Blank lines, comments and Sitemap lines between them don't end the group.
 * Rules that other groups have too are this group's own copies.
 */
export function slidIn(file: LintFile, { isGlobal, rules }: LintGroup): SlidIn {
  const at = rules.findIndex(
    ({ kind, value }, index) => kind === 'disallow' && (matchesAll(value) || (value === '' && index === 0)),
  );
  const opener = rules[at];
  if (isGlobal || opener === undefined) return NONE;
  const below = rules.slice(at + 1);
  const gap = below.findIndex(({ number }, index) => number > (rules[at + index] as LintLine).number + 1);
  if (opener.value === '' && gap < 0) return NONE;
  const slid = opener.value === '' ? below.slice(gap) : below;
  if (!blocksSomething({ rules: slid }) || standsElsewhere(file, slid)) return NONE;
  return { opener, slid, hasGap: gap >= 0 };
}

/** Lines of all rules that slid into a group. */
export const slidRules = memoize(
  (file: LintFile): ReadonlySet<number> =>
    new Set(file.groups.flatMap((group) => slidIn(file, group).slid.map(({ number }) => number))),
);

/** Number of groups with each rule. */
const groupsWith = memoize((file: LintFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rules } of file.groups)
    for (const rule of new Set(rules.map(ruleOf))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
});

/** Returns whether each rule of a group, as written, is in another group too. */
function standsElsewhere(file: LintFile, rules: readonly LintLine[]): boolean {
  return rules.every((line) => (groupsWith(file).get(ruleOf(line)) ?? 0) > 1);
}
