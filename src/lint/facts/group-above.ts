import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import { countLeading } from './count-leading';

/** Returns the last group of Google's reading that begins above a line (1-based), whether or not the line belongs to it. */
export function groupAbove({ groups }: LintFile, line: number): LintGroup | undefined {
  return groups[countLeading(groups, ({ firstLine }) => firstLine < line) - 1];
}
