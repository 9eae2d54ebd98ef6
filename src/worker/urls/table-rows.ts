import type { Requesters } from '../../url-lists/list';
import type { TableQuery } from './urls-protocol';
import { requestedRows } from './verdicts/requested-rows';
import {
  chooseRows,
  countRows,
  type ExpectedVerdicts,
  facetsOf,
  type RowCounts,
  type RowFacets,
  refreshFacet,
  rowChoices,
} from './verdicts/row-facets';
import type { RowNumbers } from './verdicts/row-numbers';
import { searchRows } from './verdicts/search-rows';
import { sortByOutcome, sortByUrl } from './verdicts/sort-rows';
import type { UrlSource } from './verdicts/url-source';
import type { VerdictColumn } from './verdicts/verdict-column';

/** A result that stays valid while its inputs, `key`, are the same. */
interface Kept<Result> {
  readonly key: readonly unknown[];
  readonly result: Result;
}

/** URLs with their requesters. */
interface RequestedUrls extends UrlSource {
  readonly requesters: Requesters;
}

/** Inputs for choosing rows, besides the query. */
export interface DecidedTable {
  readonly urls: UrlSource;
  readonly columns: readonly VerdictColumn[];
  readonly expected: ExpectedVerdicts | null;
  /** Differs whenever an expectation may have changed. */
  readonly expectedKey: unknown;
}

const NO_COUNTS = Object.fromEntries(rowChoices.map((choice) => [choice, 0])) as RowCounts;

/**
 * The rows that a query shows, in order, and the number of rows for each choice. Works in pieces and reuses
 * results that are still valid.
 */
export class TableRows {
  #shown: RowNumbers = null;
  #counts = NO_COUNTS;
  #sorted: Kept<RowNumbers> | null = null;
  #found: Kept<RowNumbers> | null = null;
  #requested: Kept<RowNumbers> | null = null;
  /** The last result of `find`. */
  #among: RowNumbers = null;
  #facets: Kept<RowFacets> | null = null;

  /** The rows of the last query that was computed. */
  get shown(): RowNumbers {
    return this.#shown;
  }

  /**
   * Returns the number of rows for each choice, among those with the searched text and requester. `urls` is
   * the length of the list.
   */
  counts(urls: number): RowCounts {
    return { ...this.#counts, all: this.#among?.length ?? urls };
  }

  /**
   * Forgets all results, for a new list. Until rows are computed, none are shown, or all if the query shows
   * all.
   */
  reset(query: TableQuery): void {
    this.#counts = NO_COUNTS;
    this.#sorted = null;
    this.#found = null;
    this.#requested = null;
    this.#among = null;
    this.#facets = null;
    this.#shown =
      needsVerdicts(query) || needsUrls(query) || query.requestedBy !== null ? new Uint32Array(0) : null;
  }

  /**
   * Finds rows by text, requester and URL order, which needs no verdicts. Returns true if the rows shown have
   * changed.
   */
  *find(urls: RequestedUrls, { search, requestedBy, choice, order }: TableQuery): Generator<void, boolean> {
    const sorted = order.by === 'url' ? yield* this.#sortedBy(urls, order.descending) : null;
    const found = yield* this.#foundIn(urls, sorted, search);
    this.#among = yield* this.#requestedAmong(urls, found, requestedBy);
    if (choice !== 'all' || order.by === 'outcome') return false;
    const isOther = this.#among !== this.#shown;
    this.#shown = this.#among;
    return isOther;
  }

  /** Filters and sorts the last result of `find` by verdicts. */
  *choose(table: DecidedTable, { choice, order }: TableQuery): Generator<void> {
    const facets = yield* this.#facetsFor(table);
    const found = this.#among;
    this.#counts = countRows(found, facets);
    yield;
    const chosen = chooseRows(found, facets, choice);
    yield;
    const column = order.by === 'outcome' ? table.columns[order.crawler] : undefined;
    this.#shown =
      order.by === 'outcome' && column !== undefined
        ? yield* sortByOutcome(chosen, table.urls.length, column, order.descending)
        : chosen;
  }

  /**
   * Updates the facet of one row after a changed expectation, without the other rows. `former` is the table
   * before the change.
   */
  refresh(row: number, former: DecidedTable, table: DecidedTable): void {
    const kept = this.#facets;
    if (kept === null || !isSame(kept.key, facetsKey(former))) return;
    refreshFacet(kept.result, row, table.columns, [...table.columns.keys()], table.expected);
    this.#facets = { key: facetsKey(table), result: kept.result };
  }

  *#sortedBy(urls: UrlSource, descending: boolean): Generator<void, RowNumbers> {
    const key = [urls, urls.length, descending];
    const kept = this.#sorted;
    if (kept !== null && isSame(kept.key, key)) return kept.result;
    // Frees the previous order first: two of them for millions of rows would waste memory.
    this.#sorted = null;
    const result = yield* sortByUrl(urls, urls.length, descending);
    this.#sorted = { key, result };
    return result;
  }

  *#foundIn(urls: UrlSource, sorted: RowNumbers, search: string): Generator<void, RowNumbers> {
    const key = [urls, search === '' ? 0 : urls.length, sorted, search];
    const kept = this.#found;
    if (kept !== null && isSame(kept.key, key)) return kept.result;
    const result = yield* searchRows(urls, sorted, search);
    this.#found = { key, result };
    return result;
  }

  *#requestedAmong(
    urls: RequestedUrls,
    found: RowNumbers,
    requestedBy: TableQuery['requestedBy'],
  ): Generator<void, RowNumbers> {
    if (requestedBy === null) return found;
    const key = [urls, urls.length, urls.requesters.pairs, found, requestedBy];
    const kept = this.#requested;
    if (kept !== null && isSame(kept.key, key)) return kept.result;
    const result = yield* requestedRows(urls.requesters, found, urls.length, requestedBy);
    this.#requested = { key, result };
    return result;
  }

  *#facetsFor(table: DecidedTable): Generator<void, RowFacets> {
    const key = facetsKey(table);
    const kept = this.#facets;
    if (kept !== null && isSame(kept.key, key)) return kept.result;
    const { columns, urls, expected } = table;
    const result = yield* facetsOf(columns, [...columns.keys()], urls.length, expected);
    this.#facets = { key, result };
    return result;
  }
}

/** Cells are enough to identify the verdicts: when their inputs change, new cells are created. */
function facetsKey({ urls, columns, expected, expectedKey }: DecidedTable): readonly unknown[] {
  return [urls, urls.length, expected === null ? null : expectedKey, ...columns.map(({ cells }) => cells)];
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i]);
}

function needsVerdicts({ choice, order }: TableQuery): boolean {
  return choice !== 'all' || order.by === 'outcome';
}

function needsUrls({ search, order }: TableQuery): boolean {
  return search !== '' || order.by === 'url';
}
