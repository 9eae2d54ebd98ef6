import { kindOfText, type TextKind } from '../../engine/text-kind';
import { firstBytes } from './first-bytes';
import type { ImportPlan } from './import-plan';
import { TextPieces } from './text-pieces';
import { Utf8Bytes } from './utf8-bytes';

const LF = 0x0a;

/** The start of a source, and what it shows about the whole. */
export interface SourceStart extends Pick<ImportPlan, 'packed' | 'encoding'> {
  /** Without a byte order mark, and with the source's own line ends. */
  readonly text: string;
  /** Kind of the source after unpacking. */
  readonly kind: TextKind;
}

/** Reads the first bytes of a source (`SNIFFED_BYTES` are enough), and says what it is. Compressed bytes are unpacked first. */
export async function readStart(start: Uint8Array, nextTurn: () => Promise<void>): Promise<SourceStart> {
  const { packed, bytes } = await firstBytes(start, nextTurn);
  const encoding = encodingOf(bytes);
  const utf8 = new Utf8Bytes({ encoding, lineEnd: 'lf' });
  const pieces = new TextPieces(LF);
  const text = pieces.next(utf8.next(bytes)) + pieces.rest();
  return { packed, encoding, text, kind: kindOfText(text) };
}

function encodingOf(bytes: Uint8Array): ImportPlan['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  const head = bytes.subarray(0, 1024);
  head.forEach((byte, at) => {
    if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  // Latin text in UTF-16 has a NUL in nearly every second byte, always at even or always at odd offsets.
  if (Math.max(even, odd) <= head.length * 0.4 || Math.min(even, odd) > head.length * 0.05) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}
