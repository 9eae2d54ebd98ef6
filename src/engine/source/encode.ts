import type { LineEnd } from './line-end';
import { rawByteOf } from './raw-byte';

const encoder = new TextEncoder();
const BOM = [0xef, 0xbb, 0xbf] as const;

/**
 * The bytes of a text: UTF-8, carried raw bytes as themselves, every other lone surrogate as EF BF BD (as `TextEncoder` does).
 * The only way from text to bytes in this program: the platform's encoders would lose raw bytes.
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

/** Calls `visit` with every byte that `encodeText` would give, without making an array: for short texts. */
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
 * The bytes of a whole file whose text is held with LF. Raw bytes survive; `mixed` line ends are written as LF, because which line had
 * which end is known only to the original bytes.
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
