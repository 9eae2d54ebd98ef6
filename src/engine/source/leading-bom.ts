import { encodeText } from './encode';
import { rawByteOf, rawByteUnit } from './raw-byte';

/** What a byte order mark, whole or partial, takes from the start of a text. */
export interface LeadingBom {
  /** UTF-16 units that are skipped whole. */
  readonly skip: number;
  /** Bytes that are skipped, 0 to 3. */
  readonly bytes: number;
  /** What is left of a first character of which only a part was skipped, as raw-byte units; it stands in place of text[0]. */
  readonly rest: string;
}

const NONE: LeadingBom = { skip: 0, bytes: 0, rest: '' };
const BOM = [0xef, 0xbb, 0xbf] as const;

/**
 * Google's parser drops up to three leading bytes as long as they equal EF, BB, BF in turn, so also a part of a mark, and even the first
 * byte of an ordinary character that begins with EF (google-parser.md 2.1).
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
