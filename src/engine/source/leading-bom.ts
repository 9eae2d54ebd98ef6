import { encodeText } from './encode';
import { rawByteOf, rawByteUnit } from './raw-byte';

/** A byte order mark, whole or partial, at the start of a text. */
export interface LeadingBom {
  /** UTF-16 units skipped whole. */
  readonly skip: number;
  /** Bytes skipped, 0–3. */
  readonly bytes: number;
  /**
   * If the first character was skipped only in part, its remaining bytes as raw-byte units. They replace
   * text[0].
   */
  readonly rest: string;
}

const NONE: LeadingBom = { skip: 0, bytes: 0, rest: '' };
const BOM = [0xef, 0xbb, 0xbf] as const;

/**
 * Finds the byte order mark as Google's parser does: it drops up to three leading bytes as long as they equal
 * EF, BB, BF in this order. So it also drops part of a mark, and even the first byte of an ordinary character
 * that begins with EF (google-parser.md 2.1).
 */
export function leadingBom(text: string): LeadingBom {
  const first = text.charCodeAt(0);
  if (first === 0xfeff) return { skip: 1, bytes: 3, rest: '' };
  if (first >= 0xf000 && first <= 0xffff) return insideCharacter(text.charAt(0));
  let bytes = 0;
  while (bytes < BOM.length && rawByteOf(text.charCodeAt(bytes)) === BOM[bytes]) bytes++;
  return bytes === 0 ? NONE : { skip: bytes, bytes, rest: '' };
}

function insideCharacter(character: string): LeadingBom {
  const encoded = encodeText(character);
  const bytes = encoded[1] === BOM[1] ? 2 : 1;
  return { skip: 0, bytes, rest: String.fromCharCode(...Array.from(encoded.subarray(bytes), rawByteUnit)) };
}
