import { CellOutcome, OUTCOMES } from '../verdicts/cell-outcome';
import { type ChangeKind, changeKinds } from './compare-protocol';

/** Encodes the outcomes of the first and second file as one number. */
export function pairOf(first: number, second: number): number {
  return first * OUTCOMES + second;
}

/** Decodes the outcomes of the first and second file. */
export function outcomesOf(pair: number): readonly [first: CellOutcome, second: CellOutcome] {
  return [Math.floor(pair / OUTCOMES) as CellOutcome, (pair % OUTCOMES) as CellOutcome];
}

/** Number of pairs of outcomes. */
export const PAIRS = OUTCOMES * OUTCOMES;

/**
 * Returns the kind of each pair as an index in `changeKinds`, from the first file to the second, or the
 * reverse if `isBackwards`.
 */
export function kindsOfPairs(isBackwards: boolean): Uint8Array {
  return Uint8Array.from({ length: PAIRS }, (_, pair) => {
    const [first, second] = outcomesOf(pair);
    return changeKinds.indexOf(kindOf(isBackwards ? first : second));
  });
}

function kindOf(after: CellOutcome): ChangeKind {
  if (after === CellOutcome.disallowed) return 'blocked';
  return after === CellOutcome.allowed ? 'allowed' : 'other';
}

/** Converts counts per pair to counts per kind. */
export function countKinds(pairs: ArrayLike<number>, isBackwards: boolean): Record<ChangeKind, number> {
  const counts = { blocked: 0, allowed: 0, other: 0 };
  const kinds = kindsOfPairs(isBackwards);
  for (let pair = 0; pair < PAIRS; pair++)
    counts[changeKinds[kinds[pair] as number] as ChangeKind] += pairs[pair] ?? 0;
  return counts;
}
