import type { Dialect } from '../dialects/dialect';
import { LineScanner } from '../scan';
import { byteLength, cutAfterBytes, type LineEnd } from '../source';
import { LineFlag, LineSpan, type LineTable } from './line-table';
import { readCutLine } from './parse-lines';

/** Byte sizes that the text of a file doesn't show: those of its line ends and byte order mark. */
export interface ByteMeasure {
  readonly lineEnd: LineEnd;
  /** Bytes of each line end in order, if they differ. */
  readonly lineEndWidths: Uint8Array | null;
  /** Bytes of a byte order mark before the text. */
  readonly bomBytes: number;
}

/** The point at which a file exceeds the dialect's byte limit. */
export interface ByteLimitCut {
  /** Index, from 0, of the last line that is read at least in part. */
  readonly line: number;
  /** UTF-16 offset in the text after which nothing is read. */
  readonly offset: number;
}

/**
 * Marks the lines after the byte limit. Rereads only the first part of the line that contains the limit.
 * Returns the size of the file in bytes, and the cut, or null if the file is within the limit.
 */
export function applyByteLimit(
  table: LineTable,
  dialect: Dialect,
  byteLimit: number,
  measure: ByteMeasure,
): { byteSize: number; cut: ByteLimitCut | null } {
  const size = measure.bomBytes + table.text.length + table.extraBytes + extraLineEndBytes(table, measure);
  if (size <= byteLimit) return { byteSize: size, cut: null };
  return { byteSize: size, cut: cutAt(table, dialect, byteLimit, measure) };
}

function cutAt(table: LineTable, dialect: Dialect, byteLimit: number, measure: ByteMeasure): ByteLimitCut {
  let start = measure.bomBytes;
  let line = 0;
  let from = 0;
  let to = 0;
  let length = 0;
  for (; ; line++) {
    from = lineStart(table, line);
    to = table.span(line, LineSpan.to);
    length = table.has(line, LineFlag.unplain) ? byteLength(table.text, from, to) : to - from;
    const next = start + length + lineEndWidth(table, measure, line);
    if (next >= byteLimit || line === table.count - 1) break;
    start = next;
  }
  const left = Math.max(0, byteLimit - start);
  // The first bytes of a character at which only this dialect breaks lines are part of the line.
  const end = left > length && breaksInsideLine(table, line) ? to + 1 : to;
  const cut = left === length ? null : cutAfterBytes(table.text, from, end, left);
  if (cut !== null) {
    const readFrom = Math.min(table.span(line, LineSpan.from), cut.to);
    const lineLimit = dialect.limits.lineBytes + (line === 0 ? table.leadingBomBytes : 0);
    const wasTooLong = table.has(line, LineFlag.tooLong) && left > lineLimit;
    if (wasTooLong) table.flags[line] = (table.flags[line] as number) | LineFlag.cutByLimit;
    else {
      const scanner = new LineScanner(table.text, dialect.lines.nulEnds);
      readCutLine(table, dialect, line, scanner, readFrom, cut, LineFlag.cutByLimit);
    }
  }
  for (let i = line + 1; i < table.count; i++)
    table.flags[i] = (table.flags[i] as number) | LineFlag.beyondLimit;
  return { line, offset: cut?.to ?? to };
}

/**
 * Returns the offset of a line's first byte. For the first line, the table's offset excludes a byte order
 * mark.
 */
function lineStart(table: LineTable, line: number): number {
  return line === 0 ? 0 : table.span(line, LineSpan.from);
}

/**
 * Returns the number of bytes that end a row: those of a line end of the file, or of a character at which
 * only this dialect breaks lines.
 */
function lineEndWidth(table: LineTable, measure: ByteMeasure, line: number): number {
  const to = table.span(line, LineSpan.to);
  if (breaksInsideLine(table, line)) return byteLength(table.text, to, to + 1);
  return measure.lineEndWidths?.[table.number(line) - 1] ?? (measure.lineEnd === 'crlf' ? 2 : 1);
}

/** Returns whether a row ends at a character at which only this dialect breaks lines. */
function breaksInsideLine(table: LineTable, line: number): boolean {
  return line + 1 < table.count && table.number(line + 1) === table.number(line);
}

/** Returns the number of bytes of all line ends beyond one byte each, the size of LF in the text. */
function extraLineEndBytes(table: LineTable, measure: ByteMeasure): number {
  if (measure.lineEndWidths !== null) return measure.lineEndWidths.reduce((sum, width) => sum + width - 1, 0);
  return measure.lineEnd === 'crlf' ? table.number(table.count - 1) - 1 : 0;
}
