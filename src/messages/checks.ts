import { count } from './count';

/** What a check of a change found: `checks` crawlers × addresses were compared, and `changed` of the answers differ. */
export interface SaidChecks {
  readonly checks: number;
  readonly changed: number;
}

/** The whole result of a check that found no change. A check is a sample: it never proves that there is none. */
export function noChangeInChecks(checks: number): string {
  return `No change found in ${count(checks, 'check')}`;
}

/** What a check found: `No change found in 42 checks`, `3 changes found in 42 checks`. */
export function changesInChecks({ checks, changed }: SaidChecks): string {
  if (changed === 0) return noChangeInChecks(checks);
  return `${count(changed, 'change')} found in ${count(checks, 'check')}`;
}
