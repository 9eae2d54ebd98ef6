import type { Dialect } from '../dialects/dialect';
import { google } from '../dialects/google';
import {
  type DecodedSource,
  decodeSource,
  type LeadingBom,
  type LineEnd,
  leadingBom,
  unifyLineEnds,
} from '../source';
import { applyByteLimit } from './apply-byte-limit';
import { groupLines } from './group-table';
import { keepBom, parseLines } from './parse-lines';
import { RobotsTxt } from './robots-txt';

/** Facts about a file that its text alone doesn't contain. */
export interface ParseOptions {
  /** The file's line ends, if the source is a text that was unified to LF. Used to count bytes. */
  readonly lineEnd?: LineEnd;
  /** True if a byte order mark was removed from the text: its bytes count, and the text has no other one. */
  readonly bom?: boolean;
  /** Maximum number of bytes read. Defaults to the dialect's own limit; `Infinity` for none. */
  readonly byteLimit?: number;
}

const NO_BOM = leadingBom('');

/**
 * Parses a robots.txt in a dialect, from a file's bytes or its text (in which undecodable bytes are raw-byte
 * units, see engine/source). Never throws, whatever the input; linear in its size.
 */
export function parseRobotsTxt(
  source: string | Uint8Array,
  dialect: Dialect = google,
  options: ParseOptions = {},
): RobotsTxt {
  const { text, bom, lineEnd, lineEndWidths } =
    typeof source === 'string' ? fromText(source, options) : decodeSource(source);
  const byteLimit = options.byteLimit ?? dialect.limits.fileBytes;
  const table = parseLines(text, dialect, bom ? NO_BOM : bomInText(text, dialect));
  const measure = { lineEnd, lineEndWidths, bomBytes: bom ? 3 : 0 };
  const { byteSize, cut } = applyByteLimit(table, dialect, byteLimit, measure);
  // After the limit, because that may read the first line again.
  if (bom && dialect.lines.bom === 'kept') keepBom(table);
  const isTooLarge = cut !== null && dialect.limits.largerFile === 'no-file';
  const rows = cut === null ? table.count : isTooLarge ? 0 : cut.line + 1;
  const groupTable = groupLines(table, rows, dialect.grouping);
  return new RobotsTxt(dialect, { table, groupTable, byteSize, byteLimit, limitCut: cut, lineEnd, bom });
}

/** Finds the byte order mark, whole or partial, that the dialect drops at the start of a text. */
function bomInText(text: string, { lines }: Dialect): LeadingBom {
  const bom = leadingBom(text);
  const isRead = lines.bom === 'kept' || (lines.bom === 'dropped' && bom.bytes !== 3);
  return isRead ? NO_BOM : bom;
}

function fromText(source: string, options: ParseOptions): DecodedSource {
  const unified = unifyLineEnds(source);
  const lineEnd = options.lineEnd ?? unified.lineEnd;
  return { ...unified, lineEnd, bom: options.bom ?? false };
}
