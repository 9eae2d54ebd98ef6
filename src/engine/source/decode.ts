import { decodeLossless } from './decode-lossless';
import type { LineEnd } from './line-end';

/** A file as text, in the form that editor and engine share. */
export interface SourceText {
  /** The text with LF line ends, without the byte order mark; undecodable bytes as raw-byte units. */
  readonly text: string;
  readonly lineEnd: LineEnd;
  /** True when the file began with a whole UTF-8 byte order mark (EF BB BF), which `text` does not hold. */
  readonly bom: boolean;
  /** For `mixed` line ends, bytes per line end in order (1 or 2); else null. */
  readonly lineEndWidths: Uint8Array | null;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads a file's bytes as text. Never fails: what is not UTF-8 is kept as raw-byte units, so that `encodeSource` gives the same bytes back. */
export function decodeSource(bytes: Uint8Array): SourceText {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { ...unifyLineEnds(decodeText(bom ? bytes.subarray(3) : bytes)), bom };
}

/** A text with its CR, LF and CR LF line ends turned into LF, and which ends it had. Text without any line end counts as `lf`. */
export function unifyLineEnds(text: string): Omit<SourceText, 'bom'> {
  if (!text.includes('\r')) return { text, lineEnd: 'lf', lineEndWidths: null };
  if (!text.includes('\n')) return { text: text.replaceAll('\r', '\n'), lineEnd: 'cr', lineEndWidths: null };
  const unified = text.replaceAll('\r\n', '\n');
  const crlf = text.length - unified.length;
  if (!unified.includes('\r') && occurrences(unified, '\n') === crlf)
    return { text: unified, lineEnd: 'crlf', lineEndWidths: null };
  return unifyMixed(text);
}

function unifyMixed(text: string): Omit<SourceText, 'bom'> {
  const widths: number[] = [];
  const unified = text.replace(/\r\n?|\n/g, (end) => {
    widths.push(end.length);
    return '\n';
  });
  return { text: unified, lineEnd: 'mixed', lineEndWidths: Uint8Array.from(widths) };
}

function occurrences(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** The text of bytes as it stands, with its line ends and a byte order mark; the counterpart of `encodeText`. What is not UTF-8 becomes raw-byte units. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return decodeLossless(bytes);
  }
}
