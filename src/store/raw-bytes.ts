import { rawByteCount, rawByteOf } from '../engine/source';

/** Bytes that are not UTF-8, in a text that carries them as lone surrogates. */
export interface RawBytes {
  readonly bytes: number;
  /** How many lines hold some. */
  readonly lines: number;
  /** The first of these lines around its first such byte: as the editor shows it, and read as Windows-1252. */
  readonly sample: { readonly line: number; readonly shown: string; readonly read: string };
}

/** UTF-16 units of a sample on each side of its byte. */
const SAMPLE = 28;
/** What carries a byte, see engine/source; with the flag u, half of a pair is none. */
const UNITS = /[\udc80-\udcff]/gu;
/**
 * The characters of the bytes 80 to 9F in Windows-1252, as browsers read it; all others are those of Unicode. Not left to `TextDecoder`: that of
 * Node 20, in which this is tested, reads Latin-1.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The bytes of a text that are not UTF-8; null where there are none. */
export function rawBytesOf(text: string): RawBytes | null {
  const bytes = rawByteCount(text);
  if (bytes === 0) return null;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => rawByteCount(line) > 0);
  const part = aroundRawByte(lines[first] ?? '');
  return {
    bytes,
    lines: lines.filter((line) => rawByteCount(line) > 0).length,
    sample: { line: first + 1, shown: showRawBytes(part), read: readRawBytes(part) },
  };
}

/** The text as people see it: every such byte as `\xE9`. */
export function showRawBytes(text: string): string {
  return text.replace(UNITS, (unit) => `\\x${byteOf(unit).toString(16).toUpperCase()}`);
}

/** The text with every such byte read as the character that it is in Windows-1252. */
export function readRawBytes(text: string): string {
  return text.replace(UNITS, (unit) => {
    const byte = byteOf(unit);
    return WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte);
  });
}

function byteOf(unit: string): number {
  return rawByteOf(unit.charCodeAt(0));
}

function aroundRawByte(line: string): string {
  const at = line.search(UNITS);
  const from = outsidePair(line, Math.max(0, at - SAMPLE));
  const to = outsidePair(line, Math.min(line.length, at + SAMPLE));
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** The same place, or the one before where it is inside a pair of surrogates: half of one would look like a byte. */
function outsidePair(line: string, at: number): number {
  return (line.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
