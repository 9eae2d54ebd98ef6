import type { Transaction } from './text-change';

/**
 * Returns the text after a transaction. Clamps offsets out of range, because an invalid edit must not crash
 * the worker.
 */
export function applyTransaction(text: string, transaction: Transaction): string {
  let result = '';
  let at = 0;
  for (const [from, to, insert] of transaction) {
    result += text.slice(at, from) + insert;
    at = Math.max(at, to);
  }
  return result + text.slice(at);
}
