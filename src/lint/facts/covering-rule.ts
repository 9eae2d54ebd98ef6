import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { PrefixIndex } from './prefix-index';
import { rulesBeside } from './rules-beside';

/** Rules without wildcards, by path. Of two rules with one path, Allow wins. */
const rulesByPath = memoize((rules: readonly LintLine[]): PrefixIndex<LintLine> => {
  const byPath = new Map<string, LintLine>();
  for (const line of rules) {
    if (line.value === '' || /[*$]/.test(line.value)) continue;
    if (byPath.get(line.value)?.kind !== 'allow') byPath.set(line.value, line);
  }
  return new PrefixIndex(byPath);
});

/**
 * Returns the rule of a line's kind and group with the longest path that the start of `path` begins with. Unlikely URLs that other
 * wildcards match too don't count. Undefined if there is none, or if a rule of the other kind is longer.
 */
export function coveringRule(file: LintFile, line: LintLine, path: string): LintLine | undefined {
  const start = /^[^*\P{ASCII}]*/u.exec(path)?.[0] ?? '';
  const rule = rulesByPath(rulesBeside(file, line)).longest(start, 1)?.[0];
  return rule?.kind === line.kind ? rule : undefined;
}
