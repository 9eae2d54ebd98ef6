import type { ExpectedOutcome } from '../../../answer';
import { CellOutcome, OUTCOMES } from './cell-outcome';
import type { RowNumbers } from './row-numbers';
import type { VerdictColumn } from './verdict-column';

/** The choices of the row filter. `differs`: the chosen crawlers get different outcomes. */
export const rowChoices = [
  'all',
  'failed',
  'passed',
  'not-set',
  'differs',
  'allowed',
  'disallowed',
  'undefined',
  'not-applicable',
] as const;
export type RowChoice = (typeof rowChoices)[number];

/** Number of rows for each choice. */
export type RowCounts = Readonly<Record<RowChoice, number>>;

/** The expectations of a list. */
export interface ExpectedVerdicts {
  /** Returns the expectation of a row for the crawler with this index; null for none. */
  wordAt(row: number, crawler: number): ExpectedOutcome | null;
}

/** The lowest bits of a facet are the outcomes that occur (`1 << outcome`). */
const OUTCOME_BITS = (1 << OUTCOMES) - 1;
/** Set if an expectation isn't met. */
const FAILED = 1 << OUTCOMES;
/** Set if an expectation has no verdict yet. */
const WAITING = FAILED << 1;
/** Set if there is an expectation. */
const EXPECTED = WAITING << 1;

/** Rows per piece of work. */
const AT_ONCE = 65_536;

/** A byte per row for the filter: the outcomes of the chosen crawlers and whether they were expected. */
export type RowFacets = Uint8Array<ArrayBuffer>;

/**
 * Computes the facets of rows [0..rows) for one crawler or all, given by index. Yields between pieces of
 * work.
 */
export function* facetsOf(
  columns: readonly VerdictColumn[],
  crawlers: readonly number[],
  rows: number,
  expected: ExpectedVerdicts | null,
): Generator<void, RowFacets> {
  const facets = new Uint8Array(rows);
  for (let from = 0; from < rows; from += AT_ONCE)
    yield* gather(facets, from, Math.min(rows, from + AT_ONCE), columns, crawlers, expected);
  return facets;
}

/** Computes the facet of one row again. */
export function refreshFacet(
  facets: RowFacets,
  row: number,
  columns: readonly VerdictColumn[],
  crawlers: readonly number[],
  expected: ExpectedVerdicts | null,
): void {
  facets[row] = 0;
  for (const _ of gather(facets, row, row + 1, columns, crawlers, expected));
}

function* gather(
  facets: RowFacets,
  from: number,
  to: number,
  columns: readonly VerdictColumn[],
  crawlers: readonly number[],
  expected: ExpectedVerdicts | null,
): Generator<void> {
  for (const column of new Set(crawlers.flatMap((crawler) => columns[crawler] ?? []))) {
    column.markOutcomes(facets.subarray(from, to), from, to);
    yield;
  }
  if (expected === null) return;
  for (const crawler of crawlers) {
    markExpected(facets, from, to, columns[crawler], crawler, expected);
    yield;
  }
}

function markExpected(
  facets: RowFacets,
  from: number,
  to: number,
  column: VerdictColumn | undefined,
  crawler: number,
  expected: ExpectedVerdicts,
): void {
  for (let row = from; row < to; row++) {
    const word = expected.wordAt(row, crawler);
    if (word === null) continue;
    const isMet = column?.meetsAt(row, word) ?? null;
    let bits = EXPECTED;
    if (isMet === null) bits |= WAITING;
    else if (!isMet) bits |= FAILED;
    facets[row] = (facets[row] as number) | bits;
  }
}

/** Returns those of the rows that match a choice, in their order. */
export function chooseRows(rows: RowNumbers, facets: RowFacets, choice: RowChoice): RowNumbers {
  if (choice === 'all') return rows;
  const isChosen = Uint8Array.from({ length: 256 }, (_, facet) => (has(facet, choice) ? 1 : 0));
  const length = rows?.length ?? facets.length;
  const chosen = new Uint32Array(length);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const row = rows === null ? i : (rows[i] as number);
    chosen[count] = row;
    count += isChosen[facets[row] as number] as number;
  }
  return chosen.slice(0, count);
}

/** Counts these rows for each choice. */
export function countRows(rows: RowNumbers, facets: RowFacets): RowCounts {
  const tally = new Uint32Array(256);
  const length = rows?.length ?? facets.length;
  for (let i = 0; i < length; i++) {
    const facet = facets[rows === null ? i : (rows[i] as number)] as number;
    tally[facet] = (tally[facet] as number) + 1;
  }
  const count = (choice: RowChoice): number =>
    tally.reduce((sum, times, facet) => (has(facet, choice) ? sum + times : sum), 0);
  return Object.fromEntries(rowChoices.map((choice) => [choice, count(choice)])) as Record<RowChoice, number>;
}

function has(facet: number, choice: RowChoice): boolean {
  const isExpected = (facet & EXPECTED) !== 0;
  switch (choice) {
    case 'all':
      return true;
    case 'failed':
      return (facet & FAILED) !== 0;
    case 'passed':
      return isExpected && (facet & (FAILED | WAITING)) === 0;
    case 'not-set':
      return !isExpected;
    case 'differs': {
      const known = facet & OUTCOME_BITS & ~(1 << CellOutcome.pending);
      return (known & (known - 1)) !== 0;
    }
    default:
      return (facet & (1 << CellOutcome[choice])) !== 0;
  }
}
