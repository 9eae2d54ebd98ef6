import type { TextEdit } from '../../engine/text-edits';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Returns edits that remove directives with their line ends. Comments after them stay. The lines ascend. */
export function removeLines(file: LintFile, lines: readonly LintLine[]): readonly TextEdit[] {
  return remove(lines, (line) =>
    line.hasComment ? [line.from, file.text.indexOf('#', line.valueTo)] : spanOf(file, line),
  );
}

/** Returns edits that remove whole lines, which ascend. */
export function removeWholeLines(file: LintFile, lines: readonly LintLine[]): readonly TextEdit[] {
  return remove(lines, (line) => spanOf(file, line));
}

function remove(
  lines: readonly LintLine[],
  span: (line: LintLine) => readonly [number, number],
): readonly TextEdit[] {
  let done = 0;
  return lines.map((line) => {
    const [from, to] = span(line);
    const edit: TextEdit = [Math.max(from, done), to, ''];
    done = to;
    return edit;
  });
}

/** Returns the span of a line with the line end after it, or before it for the last line. */
function spanOf({ text }: LintFile, line: LintLine): readonly [number, number] {
  if (line.to < text.length) return [line.from, line.to + 1];
  return [Math.max(0, line.from - 1), line.to];
}
