import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';

/** Returns the last group of Google's reading that begins above a line (1-based), whether or not the line belongs to it. */
export function groupAbove({ groups }: LintFile, line: number): LintGroup | undefined {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle] as LintGroup).firstLine < line) low = middle + 1;
    else high = middle;
  }
  return groups[low - 1];
}
