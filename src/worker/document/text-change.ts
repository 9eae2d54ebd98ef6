import type { LineEnd } from '../../engine';

/** A replacement: text[from..to) becomes `insert`. UTF-16 offsets in the text before its transaction. */
type Edit = readonly [from: number, to: number, insert: string];

/** The edits of one editor transaction, ascending and not overlapping. */
export type Transaction = readonly Edit[];

/** A document that is opened and replaces the current one. */
export interface OpenDocument {
  /** The file's bytes, or its text with LF line ends. */
  readonly source: Uint8Array | string;
  /** Line end of the file if `source` is text; ignored for bytes. */
  readonly lineEnd?: LineEnd;
  readonly bom?: boolean;
}

/** A change of the text: an optional new document, then edits. */
export interface TextChange {
  readonly open?: OpenDocument;
  readonly transactions?: readonly Transaction[];
}

/** Merges two changes of the text. A new document drops the edits before it. */
export function mergeTextChanges(waiting: TextChange, next: TextChange): TextChange {
  const replaced = next.open !== undefined;
  const open = next.open ?? waiting.open;
  const transactions = [...(replaced ? [] : (waiting.transactions ?? [])), ...(next.transactions ?? [])];
  return { ...(open !== undefined && { open }), ...(transactions.length > 0 && { transactions }) };
}
