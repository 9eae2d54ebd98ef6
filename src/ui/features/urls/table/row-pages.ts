import type { UrlRow, Urls } from '../../../../store';

/** Rows that are asked for together. */
export const PAGE = 100;
/** Requests that are under way at a time; what is scrolled past meanwhile is never asked for. */
const MOST_UNDER_WAY = 2;
/** Pages that are kept. */
const MOST_KEPT = 60;

interface Page {
  /** The state it was asked for, or of which it is, if that is newer. */
  readonly state: number;
  readonly rows: readonly UrlRow[];
}

/** What of the rows is wanted: [from..to) of `rows`, as they are in `state`. */
interface RequestedRows {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly state: number;
}

/** Rows of a long table, asked for in pages as they come into sight. Rows of an older state stay until the newer ones are there. */
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

  /** Calls the listener whenever `rowAt` may give other rows, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = () => undefined;
    };
  };

  /** Rises with every change. */
  readonly changes = (): number => this.#changes;

  /** Says which rows are in sight now, and asks for those that are not there in their newest state. */
  request(rows: RequestedRows): void {
    this.#requested = rows;
    this.#requestNext();
  }

  /** A row by its place; undefined while it is on its way. */
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
        // As the newest, so that the oldest is the first.
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
      // The worker has stopped, which the view says; it is asked again with the next state.
      () => this.#underWay.delete(page),
    );
  }

  #forgetOldest(): void {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MOST_KEPT && oldest !== undefined) this.#pages.delete(oldest);
  }
}

/** The known row where the new one says the same: what shows it has nothing to do. */
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
