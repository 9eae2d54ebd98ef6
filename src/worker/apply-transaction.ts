import type { Transaction } from './protocol';

/** The text after a transaction. Offsets out of range are clamped: an edit that does not fit must not end the worker. */
export function applyTransaction(text: string, transaction: Transaction): string {
  let result = '';
  let at = 0;
  for (const [from, to, insert] of transaction) {
    result += text.slice(at, from) + insert;
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}
