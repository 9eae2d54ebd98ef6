import { CellOutcome } from '../verdicts/cell-outcome';
import type { UrlSource } from '../verdicts/url-source';
import type { VerdictColumn } from '../verdicts/verdict-column';
import { outcomesOf, PAIRS, pairOf } from './change-kind';
import type { ComparedVerdict } from './compare-protocol';

/** Maximum number of changes kept as rows: 35 MB. */
const MOST_LISTED = 5_000_000;

/** URLs × crawlers per piece of work. */
const CELLS_AT_ONCE = 65_536;

/** A crawler's columns for the first and the second file. */
interface ColumnPair {
  /** Index of the crawler, at most 65,535. */
  readonly crawler: number;
  readonly first: VerdictColumn;
  readonly second: VerdictColumn;
}

/**
 * The verdicts that differ between two files: one entry per URL and crawler, ordered by URL, then by crawler.
 */
export class ListChanges {
  /** Number of changes by `pairOf`. */
  readonly tally = new Float64Array(PAIRS);
  /** Number of URLs with a change. */
  changedUrls = 0;
  /** Number of entries kept: the first `most`. */
  length = 0;
  readonly urls: UrlSource;
  readonly #pairs: readonly ColumnPair[];
  readonly #most: number;
  #rows = new Uint32Array(256);
  /** Indexes in `#pairs`. */
  #places = new Uint16Array(256);
  #changes = new Uint8Array(256);

  /** @param pairs a pair of columns for each crawler whose verdicts may differ. */
  constructor(urls: UrlSource, pairs: readonly ColumnPair[], most = MOST_LISTED) {
    this.urls = urls;
    this.#pairs = pairs;
    this.#most = most;
  }

  /**
   * Finds the changes among the first `rows` URLs, which must be decided for both files. Yields between
   * pieces of work.
   */
  *gather(rows: number): Generator<void> {
    const differing = this.#pairs.flatMap(({ first, second }, place) =>
      first.answers.decidesLike(second.answers) ? [] : [{ place, first, second }],
    );
    if (differing.length === 0) return;
    const atOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / differing.length));
    const marks = new Map<VerdictColumn, Uint8Array>();
    for (let from = 0; from < rows; from += atOnce) {
      const to = Math.min(rows, from + atOnce);
      marks.clear();
      const outcomes = differing.map(({ place, first, second }) => ({
        place,
        first: outcomesIn(first, from, to, marks),
        second: outcomesIn(second, from, to, marks),
      }));
      for (let row = from; row < to; row++) {
        let isChanged = false;
        for (const { place, first, second } of outcomes) {
          if (first[row - from] === second[row - from]) continue;
          isChanged = true;
          this.#add(row, place, outcomeOfMark(first[row - from]), outcomeOfMark(second[row - from]));
        }
        if (isChanged) this.changedUrls++;
      }
      yield;
    }
  }

  #add(row: number, place: number, first: number, second: number): void {
    const pair = pairOf(first, second);
    this.tally[pair] = (this.tally[pair] as number) + 1;
    if (this.length >= this.#most) return;
    if (this.length === this.#rows.length) this.#grow();
    this.#rows[this.length] = row;
    this.#places[this.length] = place;
    this.#changes[this.length] = pair;
    this.length++;
  }

  #grow(): void {
    const { length } = this.#rows;
    const capacity = Math.min(this.#most, length * 2);
    const [rows, places, changes] = [this.#rows, this.#places, this.#changes];
    this.#rows = new Uint32Array(capacity);
    this.#rows.set(rows);
    this.#places = new Uint16Array(capacity);
    this.#places.set(places);
    this.#changes = new Uint8Array(capacity);
    this.#changes.set(changes);
  }

  /** Returns the number of an entry's URL. */
  rowAt(index: number): number {
    return this.#rows[index] as number;
  }

  /** Returns the index of an entry's crawler. */
  crawlerAt(index: number): number {
    return this.#pairAt(index).crawler;
  }

  #pairAt(index: number): ColumnPair {
    return this.#pairs[this.#places[index] as number] as ColumnPair;
  }

  /** Returns the change of an entry; see `pairOf`. */
  pairAt(index: number): number {
    return this.#changes[index] as number;
  }

  /** Returns the verdicts of both files on an entry. */
  verdictsAt(index: number): readonly [first: ComparedVerdict, second: ComparedVerdict] {
    const row = this.rowAt(index);
    const [first, second] = outcomesOf(this.pairAt(index));
    const pair = this.#pairAt(index);
    return [
      { outcome: first, line: pair.first.lineAt(row) },
      { outcome: second, line: pair.second.lineAt(row) },
    ];
  }
}

/** Returns `1 << outcome` for each row [from..to). Crawlers with a shared column share the result. */
function outcomesIn(
  column: VerdictColumn,
  from: number,
  to: number,
  known: Map<VerdictColumn, Uint8Array>,
): Uint8Array {
  const made = known.get(column);
  if (made !== undefined) return made;
  const marks = new Uint8Array(to - from);
  column.markOutcomes(marks, from, to);
  known.set(column, marks);
  return marks;
}

function outcomeOfMark(mark: number | undefined): CellOutcome {
  return (31 - Math.clz32(mark ?? 1 << CellOutcome.pending)) as CellOutcome;
}
