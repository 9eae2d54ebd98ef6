/**
 * Text carries an undecodable byte b (0x80–0xFF) as the lone surrogate U+DC00 + b. Encoding turns it back
 * into that byte.
 */
const BASE = 0xdc00;

/** Returns the UTF-16 code unit that carries an undecodable byte (0x80–0xFF). */
export function rawByteUnit(byte: number): number {
  return BASE + byte;
}

/** Returns the byte that a lone low surrogate carries, or -1 if the code unit carries none. */
export function rawByteOf(unit: number): number {
  return unit >= BASE + 0x80 && unit <= BASE + 0xff ? unit - BASE : -1;
}

/** Counts the undecodable bytes that a text carries. */
export function rawByteCount(text: string): number {
  if (text.isWellFormed()) return 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (rawByteOf(unit) >= 0 && !isHighSurrogate(text.charCodeAt(i - 1))) count++;
  }
  return count;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Formats a text for display: every undecodable byte as `\xE9`. */
export function showRawBytes(text: string): string {
  // With the flag u, half of a surrogate pair doesn't match.
  return text.replace(/[\udc80-\udcff]/gu, (unit) => {
    const byte = rawByteOf(unit.charCodeAt(0));
    return `\\x${byte.toString(16).toUpperCase()}`;
  });
}

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
