import { decodeSource } from '../engine/source';
import type { OpenDocument } from '../worker';
import type { Draft } from './draft';
import { hasGiantLine } from './giant-line';
import type { DocumentOrigin, TesterDocument, TextSnapshot } from './state';

/** Everything of a document but its identity. */
export type DocumentContent = Omit<TesterDocument, 'id'>;

/** A document of text that has LF line ends. */
export function textDocument(text: string, origin: DocumentOrigin): DocumentContent {
  return {
    text,
    origin,
    lineEnd: 'lf',
    bom: false,
    edited: false,
    bytes: null,
    hasGiantLine: hasGiantLine(text),
  };
}

/** A document of a file's bytes. */
export function fileDocument(bytes: Uint8Array, name: string): DocumentContent {
  const { text, lineEnd, bom } = decodeSource(bytes);
  return {
    text,
    origin: { kind: 'file', name },
    lineEnd,
    bom,
    edited: false,
    bytes,
    hasGiantLine: hasGiantLine(text),
  };
}

/** A document as it was left in a draft. */
export function draftDocument(draft: Draft): DocumentContent {
  const { text, origin, lineEnd, bom, edited, bytes } = draft;
  return { text, origin, lineEnd, bom, edited, bytes, hasGiantLine: hasGiantLine(text) };
}

/** The document after an edit: its bytes no longer hold, and mixed line ends become LF. */
export function editedDocument(document: TesterDocument, text: TextSnapshot): TesterDocument {
  const lineEnd = document.lineEnd === 'mixed' ? 'lf' : document.lineEnd;
  return { ...document, text, lineEnd, edited: true, bytes: null };
}

/** The document in the form in which an engine begins with it. */
export function openDocument({ text, lineEnd, bom, bytes }: TesterDocument): OpenDocument {
  return bytes === null ? { source: text.toString(), lineEnd, bom } : { source: bytes };
}
