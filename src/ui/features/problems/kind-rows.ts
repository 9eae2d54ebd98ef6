import type { FindingRow } from '../../../store';

/** Findings of one kind that a filter leaves, of which the first are there. */
export interface KindRows {
  readonly rows: readonly FindingRow[];
  /** How many there are. */
  readonly total: number;
  /** Findings [from..to) of them. */
  load(from: number, to: number): Promise<readonly FindingRow[]>;
}

/** Findings that are all there. */
export function rowsAtHand(rows: readonly FindingRow[]): KindRows {
  return { rows, total: rows.length, load: (from, to) => Promise.resolve(rows.slice(from, to)) };
}
