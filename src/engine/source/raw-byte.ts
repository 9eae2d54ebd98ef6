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
