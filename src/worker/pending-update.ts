import type { Update } from './protocol';

/** Two updates as one: what `next` replaces is dropped, the rest stays in order. The newer version counts. */
export function mergeUpdates(waiting: Update | null, next: Update): Update {
  if (waiting === null) return next;
  const replaced = next.open !== undefined;
  const open = next.open ?? waiting.open;
  const transactions = [...(replaced ? [] : (waiting.transactions ?? [])), ...(next.transactions ?? [])];
  const question = next.question === undefined ? waiting.question : next.question;
  const condition = next.condition ?? waiting.condition;
  const watched = next.watched ?? waiting.watched;
  return {
    kind: 'update',
    version: next.version,
    ...(open !== undefined && { open }),
    ...(transactions.length > 0 && { transactions }),
    ...(question !== undefined && { question }),
    ...(condition !== undefined && { condition }),
    ...(watched !== undefined && { watched }),
  };
}
