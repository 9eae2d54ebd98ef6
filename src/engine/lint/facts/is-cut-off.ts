import type { Dialect } from '../../dialects';
import type { LintFile } from '../lint-file';
import { memoize } from './memoize';

/** Whether a blank line above a line (1-based) ends its group for a dialect, so that nothing in the line can matter to its readers. */
export function isCutOff(file: LintFile, { grouping }: Dialect, line: number): boolean {
  if (grouping.blankLineEnds === 'never') return false;
  const lastAgent = file.groups[file.groupAt(line)]?.agents.at(-1);
  if (lastAgent === undefined || line <= lastAgent.line) return false;
  return (lastBlanks(file)[line] ?? 0) > lastAgent.line;
}

/** For each line (by number) the last blank one up to it, 0 where there is none. */
const lastBlanks = memoize(({ lines }: LintFile): Int32Array => {
  const found = new Int32Array(lines.length + 1);
  let last = 0;
  for (const { kind, number } of lines) {
    if (kind === 'empty') last = number;
    found[number] = last;
  }
  return found;
});
