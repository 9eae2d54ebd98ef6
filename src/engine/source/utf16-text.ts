import { encodeText } from './encode';
import type { LineEnd } from './line-end';

/**
 * What a file in UTF-16 says whose bytes were read as UTF-8, with LF line ends; null where that makes no text. For texts that look like it, see
 * `appearanceOf`. `lineEnd` is that of the text as it was read: each byte of a CR LF counted as a line end of its own then.
 */
export function utf16Text(text: string, lineEnd: LineEnd): string | null {
  const bytes = encodeText(text);
  const isBigEndian = bytes[0] === 0 || bytes[0] === 0xfe;
  const decoded = new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
  if (decoded.includes('\ufffd') || decoded.includes('\0')) return null;
  return lineEnd === 'mixed' ? decoded.replaceAll('\n\n', '\n') : decoded;
}
