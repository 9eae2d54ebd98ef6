import { decodeText, encodeSource, type LineEnd } from '../engine/source';
import { readRawBytes } from './raw-bytes';
import type { TesterDocument } from './state';

/** What becomes of the parts of a file that its lines do not show. */
export interface SaveChoice {
  /** Whether the file begins with a byte order mark. */
  readonly bom: boolean;
  /** `mixed` only for a file that has mixed line ends: every line keeps its own. */
  readonly lineEnd: LineEnd;
  /** Bytes that are not UTF-8: kept, or written as the characters in UTF-8 that they are in Windows-1252. */
  readonly rawBytes: 'keep' | 'read-as-windows-1252';
}

/** The name under which a file is saved where it has none of its own. */
const NAME = 'robots.txt';
const BOM_BYTES = 3;
/** A pasted byte order mark is a character of the text. */
const LEADING_BOMS = /^\ufeff+/;

/** The choice that changes nothing. */
export function unchanged({ bom, lineEnd, text }: TesterDocument): SaveChoice {
  return { bom: bom || LEADING_BOMS.test(text.toString()), lineEnd, rawBytes: 'keep' };
}

/** The bytes to save: those that were opened, where neither the reader nor the choice changed anything. */
export function savedBytes(document: TesterDocument, choice: SaveChoice): Uint8Array {
  if (document.bytes !== null && isUnchanged(document, choice)) return document.bytes;
  const text = choice.lineEnd === 'mixed' ? ownText(document) : document.text.toString();
  const body = choice.bom ? text : text.replace(LEADING_BOMS, '');
  const written = choice.rawBytes === 'keep' ? body : readRawBytes(body);
  return encodeSource(written, choice.lineEnd, choice.bom && document.bom);
}

/** The text as it would be saved, for what has no bytes and no line ends of its own. */
export function savedText({ text }: TesterDocument, { rawBytes }: SaveChoice): string {
  const body = text.toString().replace(LEADING_BOMS, '');
  return rawBytes === 'keep' ? body : readRawBytes(body);
}

/** Whether a choice leaves everything as it is. */
export function isUnchanged(document: TesterDocument, choice: SaveChoice): boolean {
  const { bom, lineEnd, rawBytes } = unchanged(document);
  return choice.bom === bom && choice.lineEnd === lineEnd && choice.rawBytes === rawBytes;
}

/** The opened file's own name where it is that of a text file, else `robots.txt`. */
export function savedName({ origin }: Pick<TesterDocument, 'origin'>): string {
  return origin.kind === 'file' && /\.txt$/i.test(origin.name) ? origin.name : NAME;
}

/** The text with the line ends of the opened file. Only its bytes know them where they are mixed. */
function ownText({ bytes, bom, text }: TesterDocument): string {
  if (bytes === null) return text.toString();
  return decodeText(bom ? bytes.subarray(BOM_BYTES) : bytes);
}
