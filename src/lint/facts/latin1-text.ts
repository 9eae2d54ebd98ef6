import { encodePercent, rawByteOf, readRawBytes } from '../../engine/source';
import type { TextEdit } from '../../engine/text-edits';

/** Letters, and typographic signs that programs insert into plain text. */
const USUAL = /^[\p{L}‘’“”„–—…€°§«»·\u00a0©®]+$/u;
/**
 * Maximum run of undecodable bytes in Latin-1 text, where non-ASCII letters are rare. Longer runs indicate
 * another encoding.
 */
const MOST_IN_A_ROW = 2;

/** Returns start and end of the first run of undecodable bytes (lone surrogates) in text[from..to), or null. */
export function firstRawBytes(text: string, from: number, to: number): readonly [number, number] | null {
  let start = from;
  while (start < to && !isRawByte(text, start)) start++;
  if (start === to) return null;
  let end = start + 1;
  while (end < to && isRawByte(text, end)) end++;
  return [start, end];
}

function isRawByte(text: string, at: number): boolean {
  if (rawByteOf(text.charCodeAt(at)) < 0) return false;
  const before = text.charCodeAt(at - 1);
  return !(before >= 0xd800 && before <= 0xdbff);
}

/**
 * Returns edits that write the undecodable bytes of text[from..to) as UTF-8 text or as escapes, if they are Latin-1. Null if they look like
 * another encoding.
 */
export function latin1Edits(
  text: string,
  from: number,
  to: number,
  as: 'text' | 'escapes',
): readonly TextEdit[] | null {
  const edits: TextEdit[] = [];
  for (let run = firstRawBytes(text, from, to); run !== null; run = firstRawBytes(text, run[1], to)) {
    const [start, end] = run;
    const meant = end - start > MOST_IN_A_ROW ? null : meaningOf(text.slice(start, end));
    if (meant === null) return null;
    edits.push([start, end, as === 'text' ? meant : encodePercent(meant)]);
  }
  return edits;
}

function meaningOf(bytes: string): string | null {
  const text = readRawBytes(bytes);
  return USUAL.test(text) ? text : null;
}
