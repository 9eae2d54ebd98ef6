import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { memoize } from './memoize';
import { PrefixIndex } from './prefix-index';

/** Rules without wildcards, by path, for each group. Of two rules with one path, Allow wins. */
const rulesByPath = memoize((file: LintFile): ReadonlyMap<number, PrefixIndex<LintLine>> => {
  const byGroup = new Map<number, Map<string, LintLine>>();
  for (const line of file.rules) {
    if (line.value === '' || /[*$]/.test(line.value)) continue;
    const group = file.groupAt(line.number);
    const rules = byGroup.get(group) ?? new Map<string, LintLine>();
    byGroup.set(group, rules);
    if (rules.get(line.value)?.kind !== 'allow') rules.set(line.value, line);
  }
  return new Map([...byGroup].map(([group, rules]) => [group, new PrefixIndex(rules)]));
});

/**
 * Returns the rule of a line's kind and group with the longest path that the start of `path` begins with. Unlikely URLs that other
 * wildcards match too don't count. Undefined if there is none, or if a rule of the other kind is longer.
 */
export function coveringRule(file: LintFile, { number, kind }: LintLine, path: string): LintLine | undefined {
  const start = /^[^*\P{ASCII}]*/u.exec(path)?.[0] ?? '';
  const rule = rulesByPath(file).get(file.groupAt(number))?.longest(start, 1)?.[0];
  return rule?.kind === kind ? rule : undefined;
}
