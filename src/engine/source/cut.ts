import { byteLength } from './byte-length';
import { encodeText } from './encode';
import { rawByteUnit } from './raw-byte';

/** The part of a line that a byte limit leaves. */
export interface Cut {
  /** UTF-16 offset before which all characters are kept whole. */
  readonly to: number;
  /** The bytes kept of a character that the limit splits, as raw-byte units; they follow `to`. Usually empty. */
  readonly tail: string;
}

/**
 * Cuts text[from..to) after `bytes` bytes; null when it is not longer. A limit may fall inside a character: its first bytes then stay, as
 * they do in a parser that counts bytes (google-parser.md 2.3).
 */
export function cutAfterBytes(text: string, from: number, to: number, bytes: number): Cut | null {
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
