import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { ruleOf } from './rules-text';

/** Number of groups with each rule. */
const groupsWith = memoize((file: LintFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rules } of file.groups)
    for (const rule of new Set(rules.map(ruleOf))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
});

/** Returns whether each rule of a group, as written, is in another group too. */
export function standsElsewhere(file: LintFile, rules: readonly LintLine[]): boolean {
  return rules.every((line) => (groupsWith(file).get(ruleOf(line)) ?? 0) > 1);
}
