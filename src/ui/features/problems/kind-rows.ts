import type { FindingRow } from '../../../store';

/** Findings of one kind that match a filter. Only the first ones are loaded. */
export interface KindRows {
  readonly rows: readonly FindingRow[];
  /** Total number. */
  readonly total: number;
  /** Loads findings [from..to). */
  load(from: number, to: number): Promise<readonly FindingRow[]>;
}

/** Wraps findings that are all loaded. */
export function rowsAtHand(rows: readonly FindingRow[]): KindRows {
  return { rows, total: rows.length, load: (from, to) => Promise.resolve(rows.slice(from, to)) };
}
