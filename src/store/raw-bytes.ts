import { rawByteCount, readRawBytes, showRawBytes } from '../engine/source';

/** Undecodable bytes in a text, which contains them as lone surrogates. */
export interface RawBytes {
  readonly bytes: number;
  /** Number of lines with undecodable bytes. */
  readonly lines: number;
  /** An excerpt of the first of these lines around its first such byte: as the editor shows it, and decoded as Windows-1252. */
  readonly sample: { readonly line: number; readonly shown: string; readonly read: string };
}

/** UTF-16 units of a sample on each side of its byte. */
const SAMPLE = 28;
/** Matches units that represent a byte, see engine/source. With the flag u, half of a surrogate pair doesn't match. */
const UNITS = /[\udc80-\udcff]/u;

/** Returns the undecodable bytes of a text; null if there are none. */
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

function aroundRawByte(line: string): string {
  const at = line.search(UNITS);
  const from = outsidePair(line, Math.max(0, at - SAMPLE));
  const to = outsidePair(line, Math.min(line.length, at + SAMPLE));
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** Returns the same offset, or the one before if it is inside a surrogate pair: half of a pair would look like a byte. */
function outsidePair(line: string, at: number): number {
  return (line.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
