import { dialects, google } from '../dialects';
import { isKnownFieldName, usualSpellings } from '../field-names';
import { parseRobotsTxt, type RobotsTxt } from '../parse';
import { LineFlag, LineKind, LineSpan } from '../parse/line-table';
import { applyEdits, type TextEdit } from '../text-edits';

/**
 * Returns the edits that format a file: field names in their usual case at the start of the
 * line, one space after the colon, one blank line between groups. Comments and unknown fields stay as they
 * are. If that would change any dialect's reading, returns only the edits of fields, or only those of blank
 * lines, or none.
 */
export function formatEdits(robots: RobotsTxt): readonly TextEdit[] {
  const { text, lineEnd, bom } = robots;
  const reading = robots.dialect === google ? robots : parseRobotsTxt(text, google, { lineEnd, bom });
  const fields = fieldEdits(reading);
  const blanks = blankLineEdits(reading);
  const all = [...fields, ...blanks].sort(([a, aTo], [b, bTo]) => a - b || aTo - bTo);
  for (const edits of [all, fields, blanks])
    if (edits.length > 0 && readsAlike(robots, applyEdits(text, edits))) return edits;
  return [];
}

/**
 * Returns the edits that leave exactly one blank line between groups, above any comments directly before the
 * second group.
 */
function blankLineEdits({ table, groupTable }: RobotsTxt): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { firstLine } of groupTable.groups.slice(1)) {
    let row = firstLine;
    while (row > 0 && table.kind(row - 1) === LineKind.comment) row--;
    let blank = row;
    while (blank > 0 && table.kind(blank - 1) === LineKind.empty) blank--;
    const at = table.span(row, LineSpan.from);
    if (blank === row) edits.push([at, at, '\n']);
    // One blank line stays, including its white space: some dialects only treat an empty line as blank.
    else if (row - blank > 1) edits.push([table.span(blank + 1, LineSpan.from), at, '']);
  }
  return edits;
}

/**
 * Returns whether every dialect reads the same groups, rules and sitemaps from both texts, so that no verdict
 * changes.
 */
function readsAlike(robots: RobotsTxt, text: string): boolean {
  const { lineEnd, bom } = robots;
  return dialects.every((dialect) => {
    const before = parseRobotsTxt(robots.text, dialect, { lineEnd, bom });
    const after = parseRobotsTxt(text, dialect, { lineEnd, bom });
    return readingOf(before) === readingOf(after);
  });
}

/**
 * Serialises everything that verdicts depend on, without line numbers. All failed readings are equal,
 * whatever their line.
 */
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

/** White space and a colon between field and value. */
const COLON = /^[ \t]*:[ \t]*$/;

/**
 * Returns the edits that format directives: no indentation, the field's usual case, no space
 * before the colon and one after it.
 */
function fieldEdits({ table, text, linesRead }: RobotsTxt): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (let row = 0; row < linesRead; row++) {
    // A line over the dialect's length limit is only read in part. Deleting a character would move another
    // one into the part that is read.
    if (table.kind(row) <= LineKind.text || table.has(row, LineFlag.tooLong)) continue;
    const from = table.span(row, LineSpan.from);
    const fieldFrom = table.span(row, LineSpan.fieldFrom);
    const fieldTo = table.span(row, LineSpan.fieldTo);
    const isEmpty = table.span(row, LineSpan.valueFrom) === table.span(row, LineSpan.valueTo);
    // An empty value is somewhere in the white space after the colon.
    const valueFrom = table.span(row, isEmpty ? LineSpan.to : LineSpan.valueFrom);
    const written = text.slice(fieldFrom, fieldTo);
    const name = written.toLowerCase();
    const between = text.slice(fieldTo, valueFrom);
    if (!isKnownFieldName(name) || !COLON.test(between)) continue;
    const usual = usualSpellings[name];
    const separator = isEmpty ? ':' : ': ';
    const indentation = text.slice(from, fieldFrom);
    if (/^[ \t]+$/.test(indentation)) edits.push([from, fieldFrom, '']);
    if (written !== usual) edits.push([fieldFrom, fieldTo, usual]);
    if (between !== separator) edits.push([fieldTo, valueFrom, separator]);
  }
  return edits;
}
