import { decodeLossless } from './decode-lossless';
import { encodeText } from './encode';
import type { LineEnd } from './line-end';

/** A file as text, in the form that the editor and the engine share. */
export interface DecodedSource {
  /** The text with LF line ends and without the byte order mark. Undecodable bytes are raw-byte units. */
  readonly text: string;
  readonly lineEnd: LineEnd;
  /** True if the file began with a whole UTF-8 byte order mark (EF BB BF). `text` doesn't contain it. */
  readonly bom: boolean;
  /** Bytes of each line end (1 or 2) in order if the line ends are `mixed`, else null. */
  readonly lineEndWidths: Uint8Array | null;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a file. Never fails: bytes that aren't UTF-8 become raw-byte units, so that `encodeSource` restores
 * them.
 */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return { ...unifyLineEnds(decodeText(bom ? bytes.subarray(3) : bytes)), bom };
}

/**
 * Turns CR, LF and CR LF line ends into LF and returns which of them the text had. Text without a line end
 * counts as `lf`. Splits and joins, because `replaceAll` leaves garbage for each line.
 */
export function unifyLineEnds(text: string): Omit<DecodedSource, 'bom'> {
  if (!text.includes('\r')) return { text, lineEnd: 'lf', lineEndWidths: null };
  if (!text.includes('\n')) return { text: text.split('\r').join('\n'), lineEnd: 'cr', lineEndWidths: null };
  const unified = text.replaceAll('\r\n', '\n');
  const crlf = text.length - unified.length;
  if (!unified.includes('\r') && occurrences(unified, '\n') === crlf)
    return { text: unified, lineEnd: 'crlf', lineEndWidths: null };
  return { text: unified.split('\r').join('\n'), lineEnd: 'mixed', lineEndWidths: lineEndWidths(text) };
}

/** Returns the bytes of each line end in order. */
function lineEndWidths(text: string): Uint8Array {
  const widths = new Uint8Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) widths[count++] = 1;
    else if (unit === CARRIAGE_RETURN) {
      const isPair = text.charCodeAt(at + 1) === LINE_FEED;
      widths[count++] = isPair ? 2 : 1;
      if (isPair) at++;
    }
  }
  return widths.slice(0, count);
}

function occurrences(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/**
 * Decodes bytes to text, keeping line ends and any byte order mark. The counterpart of `encodeText`: bytes
 * that aren't UTF-8 become raw-byte units.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return decodeLossless(bytes);
  }
}

/** A byte order mark of UTF-16 that a conversion to UTF-8 has turned into letters, or has replaced. */
const BROKEN_MARK = /^(?:\u00ff\u00fe|\u00fe\u00ff|\ufffd{1,2})/;

/**
 * Decodes a UTF-16 file whose bytes were read as UTF-8; null if that yields no text. The result has LF line
 * ends. For texts that `appearanceOf` reports as UTF-16. `lineEnd` is that of the misread `text`, in which
 * each byte of a CR LF counts as a separate line end.
 */
export function utf16Text(text: string, lineEnd: LineEnd): string | null {
  const bytes = encodeText(text.replace(BROKEN_MARK, ''));
  const isBigEndian = bytes[0] === 0 || bytes[0] === 0xfe;
  const decoded = new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
  if (decoded.includes('\ufffd') || decoded.includes('\0')) return null;
  return lineEnd === 'mixed' ? decoded.replaceAll('\n\n', '\n') : decoded;
}
