import { rawByteOf } from './raw-byte';

/** Returns the length in bytes that text[from..to) has when `encodeText` encodes it. */
export function byteLength(text: string, from = 0, to = text.length): number {
  let bytes = to - from;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (unit < 0xd800 || unit > 0xdfff) bytes += 2;
    else if (i + 1 < to && isPair(text, i)) {
      bytes += 2;
      i++;
    } else if (rawByteOf(unit) < 0) bytes += 2;
  }
  return bytes;
}

function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}
