import type { Overview } from '../../../engine/proof';
import type { OverviewColumn, OverviewSummary } from './overview-protocol';
import type { JoinedRow, JoinedRows } from './overview-rows';

/** Rows that are looked at before a pause, which takes a few milliseconds even with hundreds of columns. */
const ROWS_AT_ONCE = 500;

/** Part of the crawlers that counts as almost everyone, and as most. */
const ALMOST_ALL = 0.9;
const MOST = 0.5;

/**
 * Says what a file does, in short. Every row of the patterns and of the areas but the first counts by its places. Those
 * inside an area that counts are left out, so that rules without an effect change no number. Patterns with stars may
 * overlap, and count each.
 *
 * @param proof its rows are those that `JoinedRow.places` refers to.
 */
export function* overviewSummary(
  columns: readonly OverviewColumn[],
  { areas, patterns }: JoinedRows,
  { rows }: Pick<Overview, 'rows'>,
  hasRules: boolean,
): Generator<void, OverviewSummary> {
  if (columns.every(({ outcome }) => outcome === 'allowed')) return { kind: 'open', hasRules };
  if (columns.every(({ outcome }) => outcome === 'disallowed')) return { kind: 'closed' };
  const [site, ...places] = [...areas, ...patterns];
  const rest = (column: number): unknown => site?.cells[column]?.outcome;
  const isBlocked = ({ cells }: JoinedRow, column: number): boolean =>
    cells[column]?.outcome === 'disallowed';
  const all = columns.map((_, index) => index);
  const countPlaces = (isCounted: (row: JoinedRow) => boolean): number =>
    outermost(places.filter(isCounted), rows);

  if (rest(0) === 'disallowed') {
    const open = all.filter((column) => rest(column) === 'allowed');
    return {
      kind: 'closed-except',
      columns: open,
      closedAreas: countPlaces((row) => open.length > 0 && open.every((column) => isBlocked(row, column))),
      openAreas: countPlaces((row) => row.cells[0]?.outcome === 'allowed'),
    };
  }
  const shutOut = all.filter((column) => columns[column]?.outcome === 'disallowed');
  const others = all.filter((column) => !shutOut.includes(column));
  const sizeOf = (list: readonly number[]): number =>
    list.reduce((sum, column) => sum + (columns[column]?.members.length ?? 0), 0);
  const total = sizeOf(others);
  const closed: JoinedRow[] = [];
  /** The part of the crawlers that each of these places is closed to. */
  const shares = new Map<JoinedRow, number>();
  for (const [index, row] of places.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield;
    const blocked = others.filter((column) => isBlocked(row, column));
    if (blocked.length > 0) closed.push(row);
    if (blocked.length > 0) shares.set(row, sizeOf(blocked) / total);
  }
  const mostly = closed.filter((row) => (shares.get(row) ?? 0) >= MOST);
  const counted = mostly.length > 0 ? mostly : closed;
  const least = counted.reduce(
    (min, row) => Math.min(min, shares.get(row) ?? 0),
    counted.length === 0 ? 0 : 1,
  );
  return {
    kind: 'open-except',
    areas: outermost(counted, rows),
    share:
      least === 1 ? 'everyone' : least >= ALMOST_ALL ? 'almost-everyone' : least >= MOST ? 'most' : 'some',
    shutOut,
    free: closed.length === 0 ? [] : others.filter((column) => columns[column]?.outcome === 'allowed'),
    onlyFor: yield* oneColumn((row) => others.filter((column) => isBlocked(row, column))),
    exceptFor: yield* oneColumn((row) => others.filter((column) => !isBlocked(row, column))),
  };

  /** Returns the column, apart from everyone else, that alone is meant in the most places. */
  function* oneColumn(
    meant: (row: JoinedRow) => readonly number[],
  ): Generator<void, { column: number; areas: number } | null> {
    const byColumn = new Map<number, JoinedRow[]>();
    for (const [index, row] of closed.entries()) {
      if (index % ROWS_AT_ONCE === 0) yield;
      // Where a dialect compares no URL with the place as written, another row decides for its crawlers.
      if (others.some((column) => row.cells[column]?.outcome === null)) continue;
      const [column, ...more] = meant(row);
      // It would mislead to count the areas of crawlers that are blocked from almost everything.
      const isNone = column === undefined || column === 0 || more.length > 0;
      if (isNone || rest(column) === 'disallowed') continue;
      const rowsOf = byColumn.get(column) ?? [];
      byColumn.set(column, rowsOf);
      rowsOf.push(row);
    }
    const counts = [...byColumn].map(([column, own]) => [column, outermost(own, rows)] as const);
    const [best] = counts.sort(([, a], [, b]) => b - a);
    return best === undefined ? null : { column: best[0], areas: best[1] };
  }
}

/** Returns the number of places of some rows, without those inside another of these places. */
function outermost(counted: readonly JoinedRow[], rows: Overview['rows']): number {
  const places = new Set(counted.flatMap((row) => row.places));
  const isInside = (place: number): boolean => {
    for (let around = rows[place]?.parent ?? 0; around > 0; around = rows[around]?.parent ?? 0)
      if (places.has(around)) return true;
    return false;
  };
  return [...places].filter((place) => !isInside(place)).length;
}
