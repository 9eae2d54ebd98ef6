import type { TextEdit } from '../engine/text-edits';
import type { Finding } from './finding';
import { IGNORING_COMMENT } from './ignored';

/**
 * Returns the edits that ignore a finding: its rule is added to the ignoring comment on the line above, or such a comment is inserted
 * there; likewise for its further places. For a finding about the whole file it goes to the top. `text` is the linted text.
 */
export function ignoreEdits(
  text: string,
  { rule, line, places = [] }: Pick<Finding, 'rule' | 'line' | 'places'>,
): readonly TextEdit[] {
  const lines = new Set([line, ...places.map((place) => place.line)]);
  return [...lines].sort((a, b) => a - b).map((number) => ignoreEdit(text, rule, number));
}

function ignoreEdit(text: string, rule: string, line: number): TextEdit {
  const start = startOfLine(text, line);
  // Nothing is above the first line. For a finding about the whole file the first line itself may be the comment.
  const aboveFrom = start === 0 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
  const aboveTo = line === 0 ? text.indexOf('\n') : start - 1;
  const above = text.slice(aboveFrom, aboveTo < 0 && line === 0 ? undefined : Math.max(aboveFrom, aboveTo));
  const comment = /^\s*#/.test(above) ? IGNORING_COMMENT.exec(above) : null;
  if (comment === null) return [start, start, `# tester-ignore: ${rule}\n`];
  const at = aboveFrom + comment.index + comment[0].trimEnd().length;
  return [at, at, comment[1]?.trim() === '' ? ` ${rule}` : `, ${rule}`];
}

/** Returns the offset of a line (1-based); 0 for line 0. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  return start;
}
