import { decodeSource } from '../engine/source';
import { type DocumentContent, textDocument } from './document';
import type { DocumentOrigin } from './document-origin';

/** Creates a document from bytes. Not in `document.ts`, to keep the decoder out of the first load. */
export function bytesDocument(bytes: Uint8Array, origin: DocumentOrigin): DocumentContent {
  const { text, lineEnd, bom } = decodeSource(bytes);
  return { ...textDocument(text, origin), lineEnd, bom, bytes };
}
