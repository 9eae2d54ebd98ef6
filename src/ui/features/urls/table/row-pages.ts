import type { UrlRow, Urls } from '../../../../store';

/** Rows per request. */
export const PAGE = 100;
/** Maximum number of pending requests. Pages that are scrolled past in the meantime are skipped. */
const MOST_UNDER_WAY = 2;
/** Maximum number of pages kept. */
const MOST_KEPT = 60;

interface Page {
  /** The state for which the page was requested, or that of its rows if newer. */
  readonly state: number;
  readonly rows: readonly UrlRow[];
}

/** The visible rows [from..to) of a table with `rows` rows in `state`. */
interface RequestedRows {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly state: number;
}

/**
 * Rows of a long table, loaded page by page as they become visible. Rows of an older state stay until newer
 * ones arrive.
 */
export class RowPages {
  readonly #load: Urls['rows'];
  readonly #pages = new Map<number, Page>();
  readonly #underWay = new Set<number>();
  #requested: RequestedRows = { from: 0, to: 0, rows: 0, state: 0 };
  #listener: () => void = () => undefined;
  #changes = 0;

  constructor(load: Urls['rows']) {
    this.#load = load;
  }

  /** Calls the listener whenever `rowAt` may return different rows, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = () => undefined;
    };
  };

  /** A counter that increases with every change. */
  readonly changes = (): number => this.#changes;

  /** Sets the visible rows and requests those that are missing or outdated. */
  request(rows: RequestedRows): void {
    this.#requested = rows;
    this.#requestNext();
  }

  /** Returns the row at a place; undefined while it is loading. */
  rowAt(place: number): UrlRow | undefined {
    return this.#pages.get(Math.floor(place / PAGE))?.rows[place % PAGE];
  }

  #requestNext(): void {
    const { from, to, rows, state } = this.#requested;
    const last = Math.min(to, rows);
    for (let page = Math.floor(from / PAGE); page * PAGE < last; page++) {
      if (this.#underWay.size >= MOST_UNDER_WAY) return;
      if (this.#underWay.has(page) || (this.#pages.get(page)?.state ?? -1) >= state) continue;
      this.#request(page, state);
    }
  }

  #request(page: number, state: number): void {
    this.#underWay.add(page);
    this.#load(page * PAGE, (page + 1) * PAGE).then(
      (reply) => {
        this.#underWay.delete(page);
        const known = this.#pages.get(page)?.rows;
        // Inserted last, so that the first page in the map is the oldest.
        this.#pages.delete(page);
        this.#pages.set(page, {
          state: Math.max(state, reply.state),
          rows: reply.rows.map((row, index) => keptRow(known?.[index], row)),
        });
        this.#forgetOldest();
        this.#changes++;
        this.#listener();
        this.#requestNext();
      },
      // The worker has stopped, which the view shows. The next state requests the page again.
      () => this.#underWay.delete(page),
    );
  }

  #forgetOldest(): void {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MOST_KEPT && oldest !== undefined) this.#pages.delete(oldest);
  }
}

/** Returns the known row if it equals the new one, so that memoised components don't render again. */
function keptRow(known: UrlRow | undefined, row: UrlRow): UrlRow {
  return known !== undefined && isSame(known, row) ? known : row;
}

function isSame(one: UrlRow, other: UrlRow): boolean {
  return (
    one.row === other.row &&
    one.url === other.url &&
    one.count === other.count &&
    one.expected === other.expected &&
    one.requestedBy.length === other.requestedBy.length &&
    one.requestedBy.every((crawler, index) => crawler === other.requestedBy[index]) &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, index) => {
      const its = other.cells[index];
      return (
        cell.outcome === its?.outcome &&
        cell.line === its.line &&
        cell.expected === its.expected &&
        cell.isOwn === its.isOwn
      );
    })
  );
}
