import type { Outcome } from '../../../engine';
import type { Overview } from '../../../engine/proof';
import type { OverviewCell, OverviewReach } from './overview-protocol';

/** Cells that are prepared at once, which takes a few milliseconds. */
const CELLS_AT_ONCE = 10_000;

/** A row of the overview with all of its places. */
export interface JoinedRow {
  /** Indexes of rows of the proof; the first part's first row has the whole site. */
  readonly places: readonly number[];
  /** See `OverviewRow`. */
  readonly depth: number;
  readonly cells: readonly OverviewCell[];
}

export interface JoinedRows {
  readonly areas: readonly JoinedRow[];
  readonly patterns: readonly JoinedRow[];
}

/**
 * Joins the rows of a proof: leaves out those that say the same as the area around them, unless they are an exception elsewhere, and
 * makes one row of neighbours that say the same. Neighbours lie in the same area and have nothing nested.
 *
 * @param columns the columns of the proof that are shown.
 */
export function* joinRows({ rows }: Overview, columns: readonly number[]): Generator<void, JoinedRows> {
  const cells: (readonly OverviewCell[])[] = [];
  const keys: string[] = [];
  for (const row of rows) {
    const sent = columns.map((column) => sentCell(row.cells[column] ?? null));
    cells.push(sent);
    keys.push(sent.map(({ outcome }) => outcome?.[0] ?? '-').join(''));
    if (isEnough(cells.length, columns)) yield;
  }
  /** For each row, the smallest area around it that is kept. */
  const parents: number[] = [0];
  const isKept = rows.map(() => true);
  for (const [at, index] of fromOutside(rows).entries()) {
    if (isEnough(at, columns)) yield;
    const around = rows[index]?.parent ?? 0;
    const parent = isKept[around] === true ? around : (parents[around] ?? 0);
    parents[index] = parent;
    isKept[index] = keys[index] !== keys[parent] || rows[index]?.isException === true;
    if (isKept[index] !== true) cells[parent] = withExceptions([cells[parent] ?? [], cells[index] ?? []]);
  }
  const patterns: number[] = [];
  const nested = new Map<number, number[]>();
  for (const [index, { kind }] of rows.entries()) {
    if (isEnough(index, columns)) yield;
    if (index === 0 || isKept[index] !== true) continue;
    if (kind === 'pattern') patterns.push(index);
    else {
      const parent = parents[index] ?? 0;
      const others = nested.get(parent);
      if (others === undefined) nested.set(parent, [index]);
      else others.push(index);
    }
  }
  const toRow = (places: readonly number[], depth: number): JoinedRow => ({
    places,
    depth,
    cells: withExceptions(places.map((index) => cells[index] ?? [])),
  });
  const joined = (indexes: readonly number[]): readonly number[][] => joinEqual(indexes, keys, nested);
  const areas = [toRow([0], 0)];
  /** The next one is the last. */
  const waiting = joined(nested.get(0) ?? [])
    .map((places) => ({ places, depth: 0 }))
    .reverse();
  while (waiting.length > 0) {
    if (isEnough(areas.length, columns)) yield;
    const { places, depth } = waiting.pop() as (typeof waiting)[number];
    areas.push(toRow(places, depth));
    const inside = places.length === 1 ? (nested.get(places[0] as number) ?? []) : [];
    for (const each of joined(inside).toReversed()) waiting.push({ places: each, depth: depth + 1 });
  }
  return {
    areas,
    patterns: joined(patterns).map((places) => ({
      places,
      depth: 0,
      cells: (cells[places[0] ?? 0] ?? []).map(({ outcome }) => ({ outcome, hasExceptions: false })),
    })),
  };
}

/** Returns whether a generator that has looked at some rows should pause. */
function isEnough(rows: number, columns: readonly number[]): boolean {
  return (rows * columns.length) % CELLS_AT_ONCE < columns.length;
}

/** Returns a cell as it is shown. Equal ones are one object, because a file may have millions. */
export function sentCell(cell: Overview['rows'][number]['cells'][number]): OverviewCell {
  if (cell === null) return NO_URL;
  return SENT[cell.outcome][cell.exceptions.length > 0 ? 1 : 0];
}

const NO_URL: OverviewCell = { outcome: null, hasExceptions: false };
const sentOf = (outcome: Outcome): readonly [OverviewCell, OverviewCell] => [
  { outcome, hasExceptions: false },
  { outcome, hasExceptions: true },
];
const SENT: Readonly<Record<Outcome, readonly [plain: OverviewCell, withExceptions: OverviewCell]>> = {
  allowed: sentOf('allowed'),
  disallowed: sentOf('disallowed'),
  undefined: sentOf('undefined'),
};

/** Returns the cells of a row that stands for several with the same outcomes. */
function withExceptions(rows: readonly (readonly OverviewCell[])[]): readonly OverviewCell[] {
  return (rows[0] ?? []).map(({ outcome }, column) => ({
    outcome,
    hasExceptions: rows.some((row) => row[column]?.hasExceptions === true),
  }));
}

/** Returns the indexes of all rows but the first, each after the areas around it. */
function fromOutside(rows: Overview['rows']): readonly number[] {
  const sizes = Int32Array.from(rows, ({ kind, start }) => 2 * start.length + (kind === 'area' ? 0 : 1));
  const size = (index: number): number => sizes[index] as number;
  return rows
    .map((_, index) => index)
    .slice(1)
    .sort((a, b) => size(a) - size(b) || a - b);
}

/** Joins rows with equal keys, unless something is nested in them. */
function joinEqual(
  indexes: readonly number[],
  keys: readonly string[],
  nested: ReadonlyMap<number, unknown>,
): readonly number[][] {
  const joined: number[][] = [];
  const byKey = new Map<string, number[]>();
  for (const index of indexes) {
    const key = keys[index] ?? '';
    const others = nested.has(index) ? undefined : byKey.get(key);
    if (others !== undefined) {
      others.push(index);
      continue;
    }
    const places = [index];
    joined.push(places);
    if (!nested.has(index)) byKey.set(key, places);
  }
  return joined;
}

/** Returns a function that says in short what a column of a proof may fetch. */
export function columnReach({ rows }: Pick<Overview, 'rows'>): (column: number) => OverviewReach {
  const order = fromOutside(rows);
  return (column) => {
    const rest = rows[0]?.cells[column]?.outcome ?? 'allowed';
    let areas = 0;
    /** For each row, whether it has the other outcome or lies in a row that has it. */
    const isIn = [false];
    for (const index of order) {
      const { cells, parent } = rows[index] as Overview['rows'][number];
      const isAroundIn = isIn[parent] === true;
      const isOther = (cells[column]?.outcome ?? rest) !== rest;
      isIn[index] = isOther || isAroundIn;
      if (isOther && !isAroundIn) areas++;
    }
    return { rest, areas };
  };
}
