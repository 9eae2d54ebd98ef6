import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

const ungrouped = memoize((file: LintFile): readonly LintLine[] =>
  file.rules.filter(({ number }) => file.groupAt(number) < 0),
);

/** Returns the rules of a line's group, or those that belong to no group if it has none. Always the same list, so that it can be a key. */
export function rulesBeside(file: LintFile, line: Pick<LintLine, 'number'>): readonly LintLine[] {
  return file.groupOf(line)?.rules ?? ungrouped(file);
}
