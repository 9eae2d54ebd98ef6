import type { TextCheck } from '../../worker/lint/lint-protocol';
import { count } from './intl';

/**
 * Result of a check that found no change: `No change found in 42 checks`. Checks are only samples, so the
 * text doesn't claim that nothing changes.
 */
export function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

/** Result of a check: `No change found in 42 checks`, `3 changes found in 42 checks`. */
export function changesInChecks({ checks, changed }: Pick<TextCheck, 'checks' | 'changed'>): string {
  if (changed === 0) return noChangeInChecks(checks);
  return `${count(changed, 'change')} found in ${count(checks, 'check')}`;
}
