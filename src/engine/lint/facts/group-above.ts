import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';

/** Google's last group that begins above a line (1-based), whether the line belongs to it or not; undefined where there is none. */
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
