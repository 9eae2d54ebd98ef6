import { memoize } from '../../engine/collections';
import type { Dialect } from '../../engine/dialects';
import type { LintFile } from '../lint-file';

/** Returns whether a blank line above a line (1-based) ends its group for a dialect, so that the line can't affect its verdicts. */
export function isCutOff(file: LintFile, { grouping }: Dialect, line: number): boolean {
  if (grouping.blankLineEnds === 'never') return false;
  const lastAgent = file.groupOf({ number: line })?.agents.at(-1);
  if (lastAgent === undefined || line <= lastAgent.line) return false;
  return (lastBlanks(file)[line] ?? 0) > lastAgent.line;
}

/** The last blank line up to each line, by line number; 0 if there is none. */
const lastBlanks = memoize(({ lines }: LintFile): Int32Array => {
  const found = new Int32Array(lines.length + 1);
  let last = 0;
  for (const { kind, number } of lines) {
    if (kind === 'empty') last = number;
    found[number] = last;
  }
  return found;
});
