import type { FieldRule } from './field-rules';
import type { Validity } from './field-value';

/** One of several lines with the same field that could be in effect. */
export interface Competitor {
  readonly row: number;
  readonly validity: Validity & { readonly kind: 'valid' };
}

/** Result for the competing lines of a field. */
export interface FieldOutcome {
  /** The row that is in effect instead of all others; null if all are or the precedence is undocumented. */
  readonly winner: number | null;
  /** True if the lines differ and the precedence is undocumented. */
  readonly isUndecided: boolean;
}

/** Determines which lines with a field are in effect. `competitors` are in the order of the file. */
export function outcomeOf(competitors: readonly Competitor[], several: FieldRule['several']): FieldOutcome {
  if (several === 'all' || competitors.length < 2) return { winner: null, isUndecided: false };
  if (several === 'last') return { winner: competitors.at(-1)?.row ?? null, isUndecided: false };
  const first = JSON.stringify(competitors[0]?.validity);
  const isSame = competitors.every(({ validity }) => JSON.stringify(validity) === first);
  return { winner: null, isUndecided: !isSame };
}
