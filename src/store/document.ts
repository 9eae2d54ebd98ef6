import type { OpenDocument, Transaction } from '../worker';
import type { DocumentOrigin } from './document-origin';
import type { Draft } from './draft';
import type { TesterDocument, TextSnapshot } from './state';

/** A document without its id. */
export type DocumentContent = Omit<TesterDocument, 'id'>;

/** Creates a document from text with LF line ends. */
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

/** Creates the document of an example. */
export function exampleDocument({ id, text }: Readonly<Record<'id' | 'text', string>>): DocumentContent {
  return textDocument(text, { kind: 'example', id });
}

/** Restores the document of a draft. */
export function draftDocument(draft: Draft): DocumentContent {
  const { text, origin, lineEnd, mixedEndsUnified = false, bom, edited, bytes } = draft;
  return { ...textDocument(text, origin), lineEnd, mixedEndsUnified, bom, edited, bytes };
}

/**
 * Returns the document after an edit: its bytes no longer apply, and mixed line ends become LF. An edited example is the user's own text, and so is a
 * text that replaces everything.
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

/** Returns whether an edit replaces the whole text. */
export function replacesAll({ text }: Pick<TesterDocument, 'text'>, [first, ...rest]: Transaction): boolean {
  return first?.[0] === 0 && first[1] === text.length && rest.length === 0;
}

/** Converts a document into the form that is sent to workers. */
export function openDocument({ text, lineEnd, bom, bytes }: DocumentContent): OpenDocument {
  return bytes === null ? { source: text.toString(), lineEnd, bom } : { source: bytes };
}

/**
 * Longest line that is wrapped, in UTF-16 units: the maximum that Google reads (16,663 bytes) plus one.
 * Wrapping a line of some megabytes freezes browsers for seconds.
 */
const LONGEST_WRAPPED = 16_664;

/** Returns true if a text with LF line ends has a line that must not be wrapped. */
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
