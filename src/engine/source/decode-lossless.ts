import { rawByteUnit } from './raw-byte';

const CHUNK = 8192;

/**
 * Decodes UTF-8 that may be invalid. Well-formed sequences (Unicode table 3-7) become characters, every other
 * byte a raw-byte unit.
 */
export function decodeLossless(bytes: Uint8Array): string {
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) units.push(rawByteUnit(bytes[at] as number));
    else pushCodePoint(units, codePointAt(bytes, at, length));
    at += Math.max(length, 1);
    if (units.length >= CHUNK) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

/** Returns the length in bytes of the well-formed sequence at `at`, or 0 if there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (!isBetween(bytes[at + 1], low, high)) return 0;
  for (let i = 2; i < length; i++) if (!isBetween(bytes[at + i], 0x80, 0xbf)) return 0;
  return length;
}

function codePointAt(bytes: Uint8Array, at: number, length: number): number {
  let codePoint = (bytes[at] as number) & (length === 1 ? 0x7f : 0xff >> (length + 1));
  for (let i = 1; i < length; i++) codePoint = (codePoint << 6) | ((bytes[at + i] as number) & 0x3f);
  return codePoint;
}

function pushCodePoint(units: number[], codePoint: number): void {
  if (codePoint < 0x10000) units.push(codePoint);
  else units.push(0xd7c0 + (codePoint >> 10), 0xdc00 + (codePoint & 0x3ff));
}

function isBetween(byte: number | undefined, low: number, high: number): boolean {
  return byte !== undefined && byte >= low && byte <= high;
}
