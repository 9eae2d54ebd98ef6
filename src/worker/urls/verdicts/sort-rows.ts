import { OUTCOMES } from './cell-outcome';
import type { RowNumbers } from './row-numbers';
import { UrlHeap } from './url-heap';
import type { UrlSource } from './url-source';
import type { VerdictColumn } from './verdict-column';

/** Rows per piece of work, for cheap steps. */
const ROWS_AT_ONCE = 65_536;
/** URLs read and sorted per run, and the UTF-16 units after which a run ends. */
const RUN_ROWS = 4_096;
const RUN_UNITS = 4_000_000;
/** URLs merged per piece of work. */
const MERGED_AT_ONCE = 2_048;

/**
 * Sorts rows by outcome: allowed, disallowed, undefined, not applicable, pending. Rows with equal outcomes
 * keep their order, in both directions. `length` is the number of rows if `rows` is null. Yields between
 * pieces of work.
 */
export function* sortByOutcome(
  rows: RowNumbers,
  length: number,
  column: VerdictColumn,
  descending: boolean,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const total = rows?.length ?? length;
  const outcomes = new Uint8Array(total);
  const counts = new Uint32Array(OUTCOMES);
  for (let i = 0; i < total; i++) {
    const outcome = column.outcomeAt(rows === null ? i : (rows[i] as number));
    outcomes[i] = outcome;
    counts[outcome] = (counts[outcome] as number) + 1;
    if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield;
  }
  const next = new Uint32Array(OUTCOMES);
  const ranks = Array.from(counts.keys());
  let start = 0;
  for (const outcome of descending ? ranks.reverse() : ranks) {
    next[outcome] = start;
    start += counts[outcome] as number;
  }
  const sorted = new Uint32Array(total);
  for (let i = 0; i < total; i++) {
    const outcome = outcomes[i] as number;
    const place = next[outcome] as number;
    sorted[place] = rows === null ? i : (rows[i] as number);
    next[outcome] = place + 1;
    if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield;
  }
  return sorted;
}

/**
 * Sorts all rows [0..rows) of a list by URL, with equal URLs in list order. Sorts runs of consecutive rows,
 * then merges all runs, so each URL is read only twice. Holds the row numbers (4 bytes each, twice) and a few
 * thousand URLs at a time. Yields between pieces of work.
 */
export function* sortByUrl(
  urls: UrlSource,
  rows: number,
  descending: boolean,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const runs = new Uint32Array(rows);
  const starts: number[] = [];
  for (let start = 0; start < rows; ) {
    starts.push(start);
    start += sortRun(urls, runs, start, descending);
    yield;
  }
  if (starts.length <= 1) return runs;
  const heap = new UrlHeap(urls, runs, starts, descending);
  const sorted = new Uint32Array(rows);
  for (let i = 0; i < rows; i++) {
    sorted[i] = heap.next();
    if (i % MERGED_AT_ONCE === MERGED_AT_ONCE - 1) yield;
  }
  return sorted;
}

/** Sorts one run of rows from `start` on and returns its length. */
function sortRun(urls: UrlSource, runs: Uint32Array, start: number, descending: boolean): number {
  const run: { readonly url: string; readonly row: number }[] = [];
  let units = 0;
  for (let row = start; row < runs.length && run.length < RUN_ROWS && units < RUN_UNITS; row++) {
    const url = urls.urlAt(row);
    units += url.length;
    run.push({ url, row });
  }
  const sign = descending ? -1 : 1;
  run.sort((a, b) => {
    if (a.url === b.url) return 0;
    return a.url < b.url ? -sign : sign;
  });
  for (const [i, { row }] of run.entries()) runs[start + i] = row;
  return run.length;
}
