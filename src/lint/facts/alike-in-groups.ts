import { groupBy } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { rulesText } from './rules-text';

/**
 * Divides rules among findings: those of a group share one, and so do groups with the same ones, because lists of bots
 * often repeat rules for each bot.
 */
export function alikeInGroups(
  file: LintFile,
  lines: Iterable<LintLine>,
): readonly (readonly [LintLine, ...LintLine[]])[] {
  const groups = groupBy(lines, ({ number }) => file.groupAt(number)).values();
  return [...groupBy(groups, rulesText).values()].map(([[first, ...rest], ...others]) => [
    first,
    ...rest,
    ...others.flat(),
  ]);
}
