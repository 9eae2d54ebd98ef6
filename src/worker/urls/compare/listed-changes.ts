import { kindsOfPairs } from './change-kind';
import { type ChangeKind, type CompareQuery, changeKinds } from './compare-protocol';
import type { ListChanges } from './list-changes';

/** Entries, and UTF-16 units of their URLs, per piece of work. */
const AT_ONCE = 4_096;
const UNITS_AT_ONCE = 1_000_000;

/** The changes listed by a query. */
export interface ListedChanges {
  /** Their indexes, in order. */
  readonly indexes: Uint32Array<ArrayBuffer>;
  /** Number of changes with the searched text and crawler, by kind. */
  readonly counts: Readonly<Record<'all' | ChangeKind, number>>;
}

/** A query with the index of its crawler. */
interface IndexedQuery extends Omit<CompareQuery, 'crawler'> {
  readonly crawler: number | null;
}

/** Finds the changes that a query lists. Yields between pieces of work. */
export function* listedChanges(
  changes: ListChanges,
  { search, change, crawler, isSwapped }: IndexedQuery,
): Generator<void, ListedChanges> {
  const kinds = kindsOfPairs(isSwapped);
  const query = search.toLowerCase();
  const indexes = new Uint32Array(changes.length);
  const counts = { all: 0, blocked: 0, allowed: 0, other: 0 };
  const hit = new RowSearch(changes, query);
  let length = 0;
  let seen = 0;
  for (let index = 0; index < changes.length; index++) {
    if (++seen >= AT_ONCE || hit.units > UNITS_AT_ONCE) {
      seen = 0;
      hit.units = 0;
      yield;
    }
    if (crawler !== null && changes.crawlerAt(index) !== crawler) continue;
    if (!hit.has(index)) continue;
    const kind = changeKinds[kinds[changes.pairAt(index)] as number] as ChangeKind;
    counts.all++;
    counts[kind]++;
    if (change === 'all' || change === kind) indexes[length++] = index;
  }
  return { indexes: indexes.slice(0, length), counts };
}

/** Searches the URLs of entries. Consecutive entries often share a URL, so the last result is reused. */
class RowSearch {
  /** UTF-16 units searched. */
  units = 0;
  readonly #changes: ListChanges;
  readonly #query: string;
  #row = -1;
  #found = false;

  constructor(changes: ListChanges, query: string) {
    this.#changes = changes;
    this.#query = query;
  }

  has(index: number): boolean {
    if (this.#query === '') return true;
    const row = this.#changes.rowAt(index);
    if (row === this.#row) return this.#found;
    const url = this.#changes.urls.urlAt(row);
    this.units += url.length;
    this.#row = row;
    this.#found = url.toLowerCase().includes(this.#query);
    return this.#found;
  }
}
