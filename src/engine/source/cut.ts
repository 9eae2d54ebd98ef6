import { byteLength } from './byte-length';
import { encodeText } from './encode';
import { rawByteUnit } from './raw-byte';

/** The part of a line within a byte limit. */
export interface CutText {
  /** UTF-16 offset up to which all characters are kept whole. */
  readonly to: number;
  /**
   * The bytes kept of a character that the limit splits, as raw-byte units. They come after `to`. Usually
   * empty.
   */
  readonly tail: string;
}

/**
 * Cuts text[from..to) after `bytes` bytes; null if it isn't longer. If the limit is inside a character, the
 * character's first bytes are kept, as in a parser that counts bytes (google-parser.md 2.3).
 */
export function cutAfterBytes(text: string, from: number, to: number, bytes: number): CutText | null {
  if ((to - from) * 3 <= bytes || byteLength(text, from, to) <= bytes) return null;
  let left = bytes;
  let at = from;
  while (at < to) {
    const next = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
    const length = byteLength(text, at, next);
    if (length > left) return { to: at, tail: firstBytes(text.slice(at, next), left) };
    left -= length;
    at = next;
  }
  return { to: at, tail: '' };
}

function firstBytes(character: string, count: number): string {
  return String.fromCharCode(...Array.from(encodeText(character).subarray(0, count), rawByteUnit));
}
