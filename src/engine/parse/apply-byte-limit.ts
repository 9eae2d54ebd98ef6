import type { Dialect } from '../dialects/dialect';
import { byteLength, cutAfterBytes, isAscii, type LineEnd } from '../source';
import { LineFlag, LineSpan, type LineTable } from './line-table';
import { readCutLine } from './parse-lines';

/** How a text's characters and line ends count in bytes. */
export interface ByteMeasure {
  readonly lineEnd: LineEnd;
  /** Bytes of each line end in order, where they differ. */
  readonly lineEndWidths: Uint8Array | null;
  /** Bytes of a byte order mark that stands before the text. */
  readonly bomBytes: number;
}

/** The place where a file goes past the bytes that its reader takes. */
export interface ByteLimitCut {
  /** Index of the last line of which something is read, from 0. */
  readonly line: number;
  /** UTF-16 offset in the text behind which nothing is read. */
  readonly offset: number;
}

/**
 * Marks the lines behind the dialect's byte limit, and reads the one in which it falls again with what is left of it. Returns the size of
 * the file in bytes, and the cut, or null where the file is within the limit.
 */
export function applyByteLimit(
  table: LineTable,
  dialect: Dialect,
  byteLimit: number,
  measure: ByteMeasure,
): { byteSize: number; cut: ByteLimitCut | null } {
  const ascii = isAscii(table.text);
  const byteSize =
    measure.bomBytes +
    (ascii ? table.text.length : byteLength(table.text)) +
    extraLineEndBytes(table, measure);
  if (byteSize <= byteLimit) return { byteSize, cut: null };
  return { byteSize, cut: cutAt(table, dialect, byteLimit, measure, ascii) };
}

function cutAt(
  table: LineTable,
  dialect: Dialect,
  byteLimit: number,
  measure: ByteMeasure,
  ascii: boolean,
): ByteLimitCut {
  let start = measure.bomBytes;
  let line = 0;
  let from = 0;
  let to = 0;
  let length = 0;
  for (; ; line++) {
    from = line === 0 ? 0 : table.span(line, LineSpan.from);
    to = table.span(line, LineSpan.to);
    length = ascii ? to - from : byteLength(table.text, from, to);
    const next = start + length + lineEndWidth(measure, line);
    if (next >= byteLimit || line === table.count - 1) break;
    start = next;
  }
  const left = Math.max(0, byteLimit - start);
  const cut = left < length ? cutAfterBytes(table.text, from, to, left) : null;
  if (cut !== null) {
    const readFrom = Math.min(table.span(line, LineSpan.from), cut.to);
    const wasTooLong = table.has(line, LineFlag.tooLong) && left > dialect.lineByteLimit;
    if (wasTooLong) table.flags[line] = (table.flags[line] as number) | LineFlag.cutByLimit;
    else readCutLine(table, dialect, line, readFrom, cut, LineFlag.cutByLimit);
  }
  for (let i = line + 1; i < table.count; i++)
    table.flags[i] = (table.flags[i] as number) | LineFlag.beyondLimit;
  return { line, offset: cut?.to ?? to };
}

function lineEndWidth(measure: ByteMeasure, line: number): number {
  return measure.lineEndWidths?.[line] ?? (measure.lineEnd === 'crlf' ? 2 : 1);
}

/** Bytes of line ends beyond the one that LF has in the text. */
function extraLineEndBytes(table: LineTable, measure: ByteMeasure): number {
  if (measure.lineEndWidths !== null) return measure.lineEndWidths.reduce((sum, width) => sum + width - 1, 0);
  return measure.lineEnd === 'crlf' ? table.count - 1 : 0;
}
