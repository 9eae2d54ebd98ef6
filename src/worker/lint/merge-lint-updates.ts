import { mergeTextChanges } from '../pending-update';
import type { LintUpdate } from './lint-protocol';

/** Two updates as one, see `mergeUpdates`. */
export function mergeLintUpdates(waiting: LintUpdate | null, next: LintUpdate): LintUpdate {
  if (waiting === null) return next;
  const context = next.context ?? waiting.context;
  return {
    kind: 'update',
    version: next.version,
    state: next.state,
    ...mergeTextChanges(waiting, next),
    ...(context !== undefined && { context }),
  };
}
