import { mergeTextChanges } from '../document/text-change';
import type { Update } from './tester-protocol';

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
