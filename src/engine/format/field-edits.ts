import { isKnownFieldName, usualSpellings } from '../field-names';
import type { Edit } from '../lint/finding';
import type { RobotsTxt } from '../parse';
import { LineFlag, LineKind, LineSpan } from '../parse/line-table';

/** White space and a colon between field and value. */
const COLON = /^[ \t]*:[ \t]*$/;

/** The edits that give directives their usual form: no indentation, the field's usual case, no space before the colon and one behind it. */
export function fieldEdits({ table, text, linesRead }: RobotsTxt): readonly Edit[] {
  const edits: Edit[] = [];
  for (let row = 0; row < linesRead; row++) {
    // In a line that is longer than a reader reads, every character that goes lets another one in.
    if (table.kind(row) <= LineKind.text || table.has(row, LineFlag.tooLong)) continue;
    const from = table.span(row, LineSpan.from);
    const fieldFrom = table.span(row, LineSpan.fieldFrom);
    const fieldTo = table.span(row, LineSpan.fieldTo);
    const isEmpty = table.span(row, LineSpan.valueFrom) === table.span(row, LineSpan.valueTo);
    // An empty value lies somewhere in the white space behind the colon.
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
