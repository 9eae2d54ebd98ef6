import { rawByteOf } from './raw-byte';

/**
 * The characters of the bytes 80 to 9F in Windows-1252, the superset of Latin-1 that programs often write in files labelled Latin-1; all others equal
 * Unicode's. `TextDecoder` isn't used, because that of Node 20 decodes Latin-1.
 */
const CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes every undecodable byte of a text as Windows-1252, as browsers do. */
export function readRawBytes(text: string): string {
  // With the flag u, half of a surrogate pair doesn't match.
  return text.replace(/[\udc80-\udcff]/gu, (unit) => {
    const byte = rawByteOf(unit.charCodeAt(0));
    return CHARACTERS[byte - 0x80] ?? String.fromCharCode(byte);
  });
}
