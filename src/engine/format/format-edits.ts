import { dialects, google } from '../dialects';
import { applyEdits } from '../lint/apply-edits';
import type { Edit } from '../lint/finding';
import { parseRobotsTxt, type RobotsTxt } from '../parse';
import { LineKind, LineSpan } from '../parse/line-table';
import { fieldEdits } from './field-edits';

/**
 * The edits that bring a file into its usual form: field names in their usual case at the start of the line, one space behind the colon, one blank line between
 * groups. Comments and unknown fields stay as they are. Edits that would change what any dialect reads are left out; empty where nothing is left
 * to do.
 */
export function formatEdits(robots: RobotsTxt): readonly Edit[] {
  const { text, lineEnd, bom } = robots;
  const reading = robots.dialect === google ? robots : parseRobotsTxt(text, google, { lineEnd, bom });
  const fields = fieldEdits(reading);
  const blanks = blankLineEdits(reading);
  const all = [...fields, ...blanks].sort(([a, aTo], [b, bTo]) => a - b || aTo - bTo);
  for (const edits of [all, fields, blanks])
    if (edits.length > 0 && readsAlike(robots, applyEdits(text, edits))) return edits;
  return [];
}

/** The edits after which one blank line stands between two groups: above the comments that stand directly over the second one. */
function blankLineEdits({ table, groupTable }: RobotsTxt): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { firstLine } of groupTable.groups.slice(1)) {
    let row = firstLine;
    while (row > 0 && table.kind(row - 1) === LineKind.comment) row--;
    let blank = row;
    while (blank > 0 && table.kind(blank - 1) === LineKind.empty) blank--;
    const at = table.span(row, LineSpan.from);
    if (blank === row) edits.push([at, at, '\n']);
    // One blank line stays, with the white space in it: some readers take only an empty one for blank.
    else if (row - blank > 1) edits.push([table.span(blank + 1, LineSpan.from), at, '']);
  }
  return edits;
}

/** Whether every dialect reads the same groups, rules and sitemaps in another text of a file, so that no verdict of any changes. */
function readsAlike(robots: RobotsTxt, text: string): boolean {
  const { lineEnd, bom } = robots;
  return dialects.every((dialect) => {
    const before = parseRobotsTxt(robots.text, dialect, { lineEnd, bom });
    const after = parseRobotsTxt(text, dialect, { lineEnd, bom });
    return readingOf(before) === readingOf(after);
  });
}

/** What verdicts rest on, without the places of the lines. A reader that fails says nothing, wherever it does. */
function readingOf({ groups, sitemaps, failureLine }: RobotsTxt): string {
  if (failureLine !== null) return 'fails';
  return JSON.stringify([
    groups.map(({ agents, rules }) => [
      agents.map(({ isGlobal, token, shortToken }) => [isGlobal, token, shortToken]),
      rules.map(({ type, pattern }) => [type, pattern]),
    ]),
    sitemaps.map(({ url }) => url),
  ]);
}
