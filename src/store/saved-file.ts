import { decodeText, encodeSource, type LineEnd, readRawBytes } from '../engine/source';
import type { TesterDocument } from './state';

/** Options for the parts of a file that aren't visible in its lines. */
export interface SaveChoice {
  /** True if the file starts with a byte order mark. */
  readonly bom: boolean;
  /** `mixed` only for a file with mixed line ends: every line keeps its own. */
  readonly lineEnd: LineEnd;
  /** Undecodable bytes: kept, or converted from Windows-1252 to UTF-8. */
  readonly rawBytes: 'keep' | 'read-as-windows-1252';
}

/** Default file name, for a document without its own. */
const NAME = 'robots.txt';
const BOM_BYTES = 3;
/** Matches pasted byte order marks, which are characters of the text. */
const LEADING_BOMS = /^\ufeff+/;

/** Returns the choice that changes nothing. */
export function unchanged({ bom, lineEnd, text }: TesterDocument): SaveChoice {
  return { bom: bom || LEADING_BOMS.test(text.toString()), lineEnd, rawBytes: 'keep' };
}

/** Returns the bytes to save: the opened ones if neither the user nor the choice changed anything. */
export function savedBytes(document: TesterDocument, choice: SaveChoice): Uint8Array {
  if (document.bytes !== null && isUnchanged(document, choice)) return document.bytes;
  const text = choice.lineEnd === 'mixed' ? ownText(document) : document.text.toString();
  const body = choice.bom ? text : text.replace(LEADING_BOMS, '');
  const written = choice.rawBytes === 'keep' ? body : readRawBytes(body);
  return encodeSource(written, choice.lineEnd, choice.bom && document.bom);
}

/** Returns the text as it would be saved, for formats that don't preserve bytes and line ends. */
export function savedText({ text }: TesterDocument, { rawBytes }: SaveChoice): string {
  const body = text.toString().replace(LEADING_BOMS, '');
  return rawBytes === 'keep' ? body : readRawBytes(body);
}

/** Returns whether a choice changes nothing. */
export function isUnchanged(document: TesterDocument, choice: SaveChoice): boolean {
  const { bom, lineEnd, rawBytes } = unchanged(document);
  return choice.bom === bom && choice.lineEnd === lineEnd && choice.rawBytes === rawBytes;
}

/** Returns the opened file's own name if it ends in `.txt`, else `robots.txt`. */
export function savedName({ origin }: Pick<TesterDocument, 'origin'>): string {
  return origin.kind === 'file' && /\.txt$/i.test(origin.name) ? origin.name : NAME;
}

/** Returns the text with the line ends of the opened file. If they are mixed, only its bytes contain them. */
function ownText({ bytes, bom, text }: TesterDocument): string {
  if (bytes === null) return text.toString();
  return decodeText(bom ? bytes.subarray(BOM_BYTES) : bytes);
}
