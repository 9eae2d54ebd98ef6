import type { FieldRule } from './field-rules';
import type { Validity } from './field-value';

/** One of several lines of a field that could count. */
export interface Competitor {
  readonly row: number;
  readonly validity: Validity & { readonly kind: 'valid' };
}

/** What became of the lines of a field that could count. */
export interface Outcome {
  /** The row that counts instead of all others; null where all count, or nobody says which. */
  readonly winner: number | null;
  /** True where they differ and nobody says which counts. */
  readonly isUndecided: boolean;
}

/** Which of the lines of a field count that all could, in the order of the file. */
export function outcomeOf(competitors: readonly Competitor[], several: FieldRule['several']): Outcome {
  if (several === 'all' || competitors.length < 2) return { winner: null, isUndecided: false };
  if (several === 'last') return { winner: competitors.at(-1)?.row ?? null, isUndecided: false };
  const first = JSON.stringify(competitors[0]?.validity);
  const isSame = competitors.every(({ validity }) => JSON.stringify(validity) === first);
  return { winner: null, isUndecided: !isSame };
}
