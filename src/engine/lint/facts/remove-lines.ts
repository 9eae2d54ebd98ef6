import type { Edit } from '../finding';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';

/** Edits that take directives out, with their line ends. Comments behind them stay. The lines ascend. */
export function removeLines(file: LintFile, lines: readonly LintLine[]): readonly Edit[] {
  let done = 0;
  return lines.map((line) => {
    const [from, to] = spanOf(file, line);
    const edit: Edit = [Math.max(from, done), to, ''];
    done = to;
    return edit;
  });
}

/** A line with the line end behind it, or, at the end of the file, the one before it. */
function spanOf({ text }: LintFile, line: LintLine): readonly [number, number] {
  if (line.hasComment) return [line.from, text.indexOf('#', line.valueTo)];
  if (line.to < text.length) return [line.from, line.to + 1];
  return [Math.max(0, line.from - 1), line.to];
}
