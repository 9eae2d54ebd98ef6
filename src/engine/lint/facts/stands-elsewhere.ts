import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';

/** Number of groups with each rule. */
const groupsWith = memoize((file: LintFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rules } of file.groups)
    for (const rule of new Set(rules.map(keyOf))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
});

/** Returns whether each rule of a group, as written, is in another group too. */
export function standsElsewhere(file: LintFile, rules: readonly LintLine[]): boolean {
  return rules.every((line) => (groupsWith(file).get(keyOf(line)) ?? 0) > 1);
}

function keyOf({ kind, value }: LintLine): string {
  return `${kind} ${value}`;
}
