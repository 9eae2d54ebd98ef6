import { decodeText } from './decode';
import { encodeText, forEachByte } from './encode';

/** Characters written as they are: safe in a fragment, an HTML attribute and a Markdown link. */
const PLAIN = /[A-Za-z0-9\-._~*:@/$]/;
const PERCENT = 0x25;

/** Encoded form of each of the 256 bytes. */
const written = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return byte < 0x80 && PLAIN.test(character)
    ? character
    : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

/**
 * Encodes a text as a value in a URL, escaping bytes with a special meaning as `%XX`. Unlike
 * `encodeURIComponent` it loses no raw byte and never throws.
 */
export function encodePercent(text: string): string {
  const parts: string[] = [];
  forEachByte(text, (byte) => {
    parts.push(written[byte] as string);
  });
  return parts.join('');
}

/**
 * Decodes the output of `encodePercent`. Never fails: invalid escapes stay as they are, and so does `+`.
 * Bytes that aren't UTF-8 become raw-byte units.
 */
export function decodePercent(value: string): string {
  const encoded = encodeText(value);
  const bytes = new Uint8Array(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; at++) {
    const byte = encoded[at] as number;
    const escaped =
      byte === PERCENT ? hexDigit(encoded[at + 1]) * 16 + hexDigit(encoded[at + 2]) : Number.NaN;
    if (!Number.isNaN(escaped)) at += 2;
    bytes[length++] = Number.isNaN(escaped) ? byte : escaped;
  }
  return decodeText(bytes.subarray(0, length));
}

/** Returns the value of a hexadecimal digit, or NaN for any other byte. */
function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return Number.NaN;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
