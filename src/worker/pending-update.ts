import type { OpenDocument, Transaction, Update } from './protocol';

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

/**
 * Merges two updates into one with the newer version. Values in `next` replace earlier ones; edits are
 * appended.
 */
export function mergeUpdates(waiting: Update | null, next: Update): Update {
  if (waiting === null) return next;
  const question = next.question === undefined ? waiting.question : next.question;
  const suggestsFor = next.suggestsFor === undefined ? waiting.suggestsFor : next.suggestsFor;
  const condition = next.condition ?? waiting.condition;
  const watched = next.watched ?? waiting.watched;
  return {
    kind: 'update',
    version: next.version,
    ...mergeTextChanges(waiting, next),
    ...(question !== undefined && { question }),
    ...(suggestsFor !== undefined && { suggestsFor }),
    ...(condition !== undefined && { condition }),
    ...(watched !== undefined && { watched }),
  };
}
