import { dialectIds } from './dialect-ids';
import { FieldKind } from './dialects/dialect';
import { fieldAt } from './fields/field-lines';
import { LineKind } from './parse/line-table';
import type { RobotsTxt } from './parse/robots-txt';
import type { ReadableFile } from './readable-file';
import { appearanceOf, looksBinary, looksLikeHtml } from './source/appearance';
import { dataFormatOf } from './source/data-format';

/**
 * Reasons why a file isn't a robots.txt. `binary`: no text, such as a picture or a compressed file. `no-field`: text. Neither
 * has a field that any dialect reads.
 */
export type ForeignKind = 'web-page' | 'xml' | 'json' | 'utf-16' | 'binary' | 'no-field';

/**
 * Returns what a file is. A web page or XML is one even if it contains rules, and UTF-16 isn't read as text by
 * any dialect. `empty`: nothing but white space. `comments`: otherwise nothing but comments. All other files
 * with a field that a dialect reads are a `robots.txt`, even without a User-agent line.
 */
export function fileKind(file: ReadableFile): ForeignKind | 'empty' | 'comments' | 'robots.txt' {
  const { text, table } = file.readBy('google');
  if (appearanceOf(text) === 'utf-16') return 'utf-16';
  const data = dataFormatOf(text);
  if (data === 'XML') return 'xml';
  if (looksLikeHtml(text)) return 'web-page';
  const kinds = table.kinds.subarray(0, table.count);
  const isEmpty = kinds.every((kind) => kind === LineKind.empty);
  // A NUL is no white space, but a line of them is empty for Google.
  const isBinary = looksBinary(text);
  if (isEmpty && !isBinary) return 'empty';
  if (!isEmpty && kinds.every((kind) => kind === LineKind.empty || kind === LineKind.comment))
    return 'comments';
  if (dialectIds.some((id) => hasField(file.readBy(id)))) return 'robots.txt';
  if (startsWithUtf16Bom(text)) return 'utf-16';
  if (isBinary) return 'binary';
  if (data === 'JSON') return 'json';
  return text.trimStart().startsWith('<') ? 'web-page' : 'no-field';
}

/** Returns whether the dialect reads a line of the file, for verdicts or otherwise. */
function hasField(robots: RobotsTxt): boolean {
  const { otherFields } = robots.dialect;
  for (let row = 0; row < robots.linesRead; row++) {
    const kind = robots.table.kind(row);
    if (kind === FieldKind.userAgent || kind === FieldKind.allow || kind === FieldKind.disallow) return true;
    const field = fieldAt(robots, row, otherFields);
    if (field !== null && otherFields.fields[field].use === 'used') return true;
  }
  return false;
}

/** Returns whether the bytes FF FE or FE FF come first. They aren't UTF-8, so each is a raw-byte unit. */
function startsWithUtf16Bom(text: string): boolean {
  return text.startsWith('\udcff\udcfe') || text.startsWith('\udcfe\udcff');
}
