import type { TextCheck } from '../../worker/lint/lint-protocol';
import { count } from './intl';

/** The whole result of a check that found no change. A check is a sample: it never proves that there is none. */
export function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

/** What a check found: `No change found in 42 checks`, `3 changes found in 42 checks`. */
export function changesInChecks({ checks, changed }: Pick<TextCheck, 'checks' | 'changed'>): string {
  if (changed === 0) return noChangeInChecks(checks);
  return `${count(changed, 'change')} found in ${count(checks, 'check')}`;
}
