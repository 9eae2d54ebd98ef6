import type { Edit, Finding } from './finding';
import { IGNORING_COMMENT } from './ignored';

/**
 * The edits that put a finding aside: its rule is added to an ignoring comment in the line above, else such a comment is inserted there; for a
 * finding about the file as a whole at its top. `text` is the linted one.
 */
export function ignoreEdits(text: string, { rule, line }: Pick<Finding, 'rule' | 'line'>): readonly Edit[] {
  const start = startOfLine(text, line);
  // Above the first line there is none: of a finding about the whole file the first line itself may be the comment.
  const aboveFrom = start === 0 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
  const aboveTo = line === 0 ? text.indexOf('\n') : start - 1;
  const above = text.slice(aboveFrom, aboveTo < 0 && line === 0 ? undefined : Math.max(aboveFrom, aboveTo));
  const comment = /^\s*#/.test(above) ? IGNORING_COMMENT.exec(above) : null;
  if (comment === null) return [[start, start, `# tester-ignore: ${rule}\n`]];
  const at = aboveFrom + comment.index + comment[0].trimEnd().length;
  return [[at, at, comment[1]?.trim() === '' ? ` ${rule}` : `, ${rule}`]];
}

/** Offset of a line, counted from 1; of line 0 that of the text. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  return start;
}
