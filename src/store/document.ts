import { decodeSource } from '../engine/source';
import type { OpenDocument, Transaction } from '../worker';
import type { DocumentOrigin } from './document-origin';
import type { Draft } from './draft';
import type { TesterDocument, TextSnapshot } from './state';

/** Everything of a document but its identity. */
export type DocumentContent = Omit<TesterDocument, 'id'>;

/** A document of text that has LF line ends. */
export function textDocument(text: string, origin: DocumentOrigin): DocumentContent {
  return {
    text,
    origin,
    lineEnd: 'lf',
    mixedEndsUnified: false,
    bom: false,
    edited: false,
    bytes: null,
    hasGiantLine: hasGiantLine(text),
  };
}

/** The document of an example. */
export function exampleDocument({
  id,
  text,
}: {
  readonly id: string;
  readonly text: string;
}): DocumentContent {
  return textDocument(text, { kind: 'example', id });
}

/** A document of a file's bytes. */
export function fileDocument(bytes: Uint8Array, name: string): DocumentContent {
  return bytesDocument(bytes, { kind: 'file', name });
}

/** A document of bytes. */
export function bytesDocument(bytes: Uint8Array, origin: DocumentOrigin): DocumentContent {
  const { text, lineEnd, bom } = decodeSource(bytes);
  return { ...textDocument(text, origin), lineEnd, bom, bytes };
}

/** A document as it was left in a draft. */
export function draftDocument(draft: Draft): DocumentContent {
  const { text, origin, lineEnd, mixedEndsUnified = false, bom, edited, bytes } = draft;
  return { ...textDocument(text, origin), lineEnd, mixedEndsUnified, bom, edited, bytes };
}

/**
 * The document after an edit: its bytes no longer hold, and mixed line ends become LF. An edited example is the reader's own text, and so is
 * whatever replaces all of a text.
 */
export function editedDocument(
  document: TesterDocument,
  transaction: Transaction,
  text: TextSnapshot,
): TesterDocument {
  const isReplaced = replacesAll(document, transaction);
  const origin: DocumentOrigin =
    isReplaced || document.origin.kind === 'example' ? { kind: 'typed' } : document.origin;
  const wasMixed = document.lineEnd === 'mixed';
  const lineEnd = wasMixed ? 'lf' : document.lineEnd;
  const mixedEndsUnified = !isReplaced && (document.mixedEndsUnified || wasMixed);
  return { ...document, text, origin, lineEnd, mixedEndsUnified, edited: true, bytes: null };
}

/** Whether an edit leaves nothing of the former text. */
export function replacesAll({ text }: Pick<TesterDocument, 'text'>, [first, ...rest]: Transaction): boolean {
  return first?.[0] === 0 && first[1] === text.length && rest.length === 0;
}

/** The document in the form in which an engine begins with it. */
export function openDocument({ text, lineEnd, bom, bytes }: DocumentContent): OpenDocument {
  return bytes === null ? { source: text.toString(), lineEnd, bom } : { source: bytes };
}

/** A line longer than Google reads (16,663 bytes): wrapping one of some megabytes freezes browsers for seconds. In UTF-16 units. */
const LONGEST_WRAPPED = 16_664;

/** True when a text with LF line ends has a line that must not be wrapped. */
function hasGiantLine(text: string): boolean {
  if (text.length <= LONGEST_WRAPPED) return false;
  let from = 0;
  for (;;) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to - from > LONGEST_WRAPPED) return true;
    if (end < 0) return false;
    from = to + 1;
  }
}
