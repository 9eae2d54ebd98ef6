import { encodeText } from './encode';
import type { LineEnd } from './line-end';

/**
 * Decodes a UTF-16 file whose bytes were read as UTF-8; null if that yields no text. The result has LF line
 * ends. For texts that `appearanceOf` reports as UTF-16. `lineEnd` is that of the misread `text`, in which
 * each byte of a CR LF counts as a separate line end.
 */
export function utf16Text(text: string, lineEnd: LineEnd): string | null {
  const bytes = encodeText(text);
  const isBigEndian = bytes[0] === 0 || bytes[0] === 0xfe;
  const decoded = new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
  if (decoded.includes('\ufffd') || decoded.includes('\0')) return null;
  return lineEnd === 'mixed' ? decoded.replaceAll('\n\n', '\n') : decoded;
}
