import { ACCEPTED_TYPO, type Dialect, FieldKind } from '../dialects/dialect';
import { LineScanner, LineShape } from '../scan';
import { byteLength, type CutText, cutAfterBytes, type LeadingBom } from '../source';
import { LineFlag, LineKind, LineTable } from './line-table';

/** Typical bytes per line, for the initial size of the table. The table grows if there are more lines. */
const TYPICAL_LINE = 16;

/**
 * Reads all lines of a text with LF line ends. The text after the last line end is a line too, even if it is
 * empty (google-parser.md 2.4). Linear in the text's length.
 */
export function parseLines(text: string, dialect: Dialect, bom: LeadingBom): LineTable {
  const table = new LineTable(text, Math.ceil(text.length / TYPICAL_LINE) + 1);
  const scanner = new LineScanner(text, dialect.lines.nulEnds);
  const breaks = findBreaks(text, dialect.lines.breaks);
  table.numbers = breaks?.numbers ?? null;
  table.firstCharacter = bom.rest;
  table.leadingBomBytes = bom.bytes;
  let unplain = nextUnplain(text, 0);
  let start = 0;
  let from = bom.skip;
  let limit = dialect.limits.lineBytes + (bom.rest === '' ? 0 : bom.bytes);
  for (;;) {
    const lineEnd = breaks === null ? text.indexOf('\n', from) : (breaks.offsets[table.count] ?? -1);
    const to = lineEnd < 0 ? text.length : lineEnd;
    const line = table.add();
    // A UTF-16 unit is at most three bytes in UTF-8, so short lines need no counting.
    const cut = (to - from) * 3 > limit ? cutAfterBytes(text, from, to, limit) : null;
    if (cut === null) readLine(table, dialect, line, scanner, from, to, 0);
    else readCutLine(table, dialect, line, scanner, from, cut, LineFlag.tooLong);
    table.setLine(line, from, to);
    if (unplain < to) {
      if (unplain < start) unplain = nextUnplain(text, start);
      if (unplain < to) {
        table.flags[line] = (table.flags[line] as number) | LineFlag.unplain;
        table.extraBytes += byteLength(text, start, to) - (to - start);
      }
    }
    if (lineEnd < 0) return table;
    if (breaks !== null) table.extraBytes += byteLength(text, to, to + 1) - 1;
    start = to + 1;
    from = start;
    limit = dialect.limits.lineBytes;
  }
}

/**
 * Marks the first line as beginning with a byte order mark, for dialects that don't drop it: its field is
 * unknown, and the line isn't blank.
 */
export function keepBom(table: LineTable): void {
  const kind = table.kind(0);
  if (kind === LineKind.empty) table.kinds[0] = LineKind.text;
  else if (kind >= FieldKind.userAgent) table.kinds[0] = FieldKind.unknown;
}

/**
 * Reads the part of a line, from `from`, that is within a limit, and adds `flag` to its flags. May be called
 * again for a line already read. `scanner` must be the one for the whole text: a new one for every long line
 * would search the whole text each time.
 */
export function readCutLine(
  table: LineTable,
  dialect: Dialect,
  line: number,
  scanner: LineScanner,
  from: number,
  cut: CutText,
  flag: number,
): void {
  if (cut.tail === '') {
    table.splitValues.delete(line);
    readLine(table, dialect, line, scanner, from, cut.to, 0);
  } else {
    const kept = table.text.slice(from, cut.to) + cut.tail;
    const keptScanner = new LineScanner(kept, dialect.lines.nulEnds);
    readLine(table, dialect, line, keptScanner, 0, kept.length, from);
    table.splitValues.set(line, kept.slice(keptScanner.valueFrom, keptScanner.valueTo));
  }
  table.flags[line] = (table.flags[line] as number) | flag | LineFlag.unplain;
}

/**
 * Scans [from..to) of the scanner's text and stores the result in the table. `shift` is the offset of the
 * scanner's text in the table's text.
 */
function readLine(
  table: LineTable,
  dialect: Dialect,
  line: number,
  scanner: LineScanner,
  from: number,
  to: number,
  shift: number,
): void {
  const shape = scanner.scan(from, to);
  let flags = scanner.commentFrom < 0 ? 0 : LineFlag.hasComment;
  if (shape !== LineShape.directive) {
    table.kinds[line] = shape;
  } else if (scanner.missingColon && !dialect.lines.colonOptional) {
    table.kinds[line] = LineKind.text;
  } else {
    const { fieldFrom, fieldTo, valueFrom, valueTo } = scanner;
    const reading = dialect.fields.read(scanner.text, fieldFrom, fieldTo);
    if ((reading & ACCEPTED_TYPO) !== 0) flags |= LineFlag.acceptedTypo;
    if (scanner.missingColon) flags |= LineFlag.missingColon;
    table.kinds[line] = reading & ~ACCEPTED_TYPO;
    table.setDirective(line, fieldFrom + shift, fieldTo + shift, valueFrom + shift, valueTo + shift);
  }
  table.flags[line] = flags;
}

/**
 * Returns the offset of the next `%` or non-ASCII character, or Infinity. One search over the file replaces a
 * loop over every value: normalising took a third of the time of reading a file.
 */
function nextUnplain(text: string, from: number): number {
  UNPLAIN.lastIndex = from;
  return UNPLAIN.test(text) ? UNPLAIN.lastIndex - 1 : Number.POSITIVE_INFINITY;
}

const UNPLAIN = /[%\u0080-\uffff]/g;

/** Rows of a text for a dialect that also breaks lines at other characters. */
interface Breaks {
  /** UTF-16 offsets of the characters that end a row. */
  readonly offsets: readonly number[];
  /** The 1-based number of the text's line that each row belongs to; one more entry than `offsets`. */
  readonly numbers: readonly number[];
}

/**
 * Finds the rows of a text for a dialect that also breaks lines at `characters` (a character class). Null if
 * that changes nothing.
 */
export function findBreaks(text: string, characters: RegExp | null): Breaks | null {
  if (characters === null || !characters.test(text)) return null;
  const offsets: number[] = [];
  const numbers = [1];
  let number = 1;
  for (const { index, 0: character } of text.matchAll(new RegExp(`\n|${characters.source}`, 'g'))) {
    if (character === '\n') number++;
    offsets.push(index);
    numbers.push(number);
  }
  return { offsets, numbers };
}
