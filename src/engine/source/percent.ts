import { decodeText } from './decode';
import { encodeText, forEachByte } from './encode';

/** What stands for itself: safe in a fragment, in an HTML attribute and in a Markdown link. */
const PLAIN = /[A-Za-z0-9\-._~*:@/$]/;
const PERCENT = 0x25;

/** Written forms of the 256 bytes. */
const written = Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return byte < 0x80 && PLAIN.test(character)
    ? character
    : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

/** A text as a value in an address: its bytes, those that mean something there as `%XX`. Unlike `encodeURIComponent` it loses no raw byte and never throws. */
export function encodePercent(text: string): string {
  const parts: string[] = [];
  forEachByte(text, (byte) => {
    parts.push(written[byte] as string);
  });
  return parts.join('');
}

/** The text of such a value. Never fails: what is no escape stands for itself, also `+`, and bytes that are not UTF-8 become raw-byte units. */
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

/** The value of a hexadecimal digit; NaN for any other byte. */
function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return Number.NaN;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
