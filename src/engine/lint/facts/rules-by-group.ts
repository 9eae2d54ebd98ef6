import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

const known = new WeakMap<LintFile, readonly (readonly LintLine[])[]>();

/** The rule lines of each of Google's groups, by their index in `file.groups`; without the rules that belong to none. Kept with the file. */
export function rulesByGroup(file: LintFile): readonly (readonly LintLine[])[] {
  const kept = known.get(file);
  if (kept !== undefined) return kept;
  const lines: LintLine[][] = file.google.groupTable.groups.map(() => []);
  for (const line of file.rules) lines[file.groupAt(line.number)]?.push(line);
  known.set(file, lines);
  return lines;
}
