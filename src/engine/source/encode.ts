import type { LineEnd } from './line-end';
import { rawByteOf } from './raw-byte';

const encoder = new TextEncoder();
const BOM = [0xef, 0xbb, 0xbf] as const;

/**
 * Encodes a text as UTF-8. Raw-byte units become their bytes, other lone surrogates EF BF BD (as in
 * `TextEncoder`). The only way from text to bytes in this program: the platform's encoders lose raw bytes.
 */
export function encodeText(text: string): Uint8Array {
  if (text.isWellFormed()) return encoder.encode(text);
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  forEachByte(text, (byte) => {
    bytes[length++] = byte;
  });
  return bytes.slice(0, length);
}

/** Calls `visit` with every byte that `encodeText` would return, without an array. For short texts. */
export function forEachByte(text: string, visit: (byte: number) => void): void {
  for (let i = 0; i < text.length; i++) {
    let codePoint = text.codePointAt(i) as number;
    if (codePoint > 0xffff) i++;
    const rawByte = rawByteOf(codePoint);
    if (codePoint < 0x80 || rawByte >= 0) {
      visit(rawByte >= 0 ? rawByte : codePoint);
      continue;
    }
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) codePoint = 0xfffd;
    if (codePoint < 0x800) visit(0xc0 | (codePoint >> 6));
    else {
      if (codePoint < 0x10000) visit(0xe0 | (codePoint >> 12));
      else {
        visit(0xf0 | (codePoint >> 18));
        visit(0x80 | ((codePoint >> 12) & 0x3f));
      }
      visit(0x80 | ((codePoint >> 6) & 0x3f));
    }
    visit(0x80 | (codePoint & 0x3f));
  }
}

/**
 * Encodes a whole file from text with LF line ends. Raw bytes survive. `mixed` line ends become LF, because
 * only the original bytes record which line had which end.
 */
export function encodeSource(text: string, lineEnd: LineEnd, bom: boolean): Uint8Array {
  const separator = lineEnd === 'crlf' ? '\r\n' : lineEnd === 'cr' ? '\r' : '\n';
  const body = encodeText(separator === '\n' ? text : text.replaceAll('\n', separator));
  if (!bom) return body;
  const bytes = new Uint8Array(body.length + BOM.length);
  bytes.set(BOM);
  bytes.set(body, BOM.length);
  return bytes;
}

/** Concatenates byte arrays. If only one part isn't empty, returns that part itself. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const filled = parts.filter(({ length }) => length > 0);
  if (filled.length === 1) return filled[0] as Uint8Array;
  const whole = new Uint8Array(filled.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of filled) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
