import type { Edit } from '../finding';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Edits that move lines (ascending, with their comments) to the end of the file, behind a blank line. Null where a byte limit cuts the file, so that nobody would read them there. */
export function moveToEnd(
  { text, google }: LintFile,
  lines: readonly LintLine[],
): (() => readonly Edit[]) | null {
  if (google.limitCut !== null) return null;
  return () => [
    ...lines.map(({ from, to }): Edit => [from, Math.min(to + 1, text.length), '']),
    [
      text.length,
      text.length,
      `${text.endsWith('\n') ? '' : '\n'}\n${lines.map((line) => `${line.text}\n`).join('')}`,
    ],
  ];
}
