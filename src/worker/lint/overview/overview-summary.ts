import type { OverviewColumn, OverviewSummary } from './overview-protocol';
import type { JoinedRow, JoinedRows } from './overview-rows';

/** Part of the crawlers that counts as almost everyone, and as most. */
const ALMOST_ALL = 0.9;
const MOST = 0.5;

/** Says what a file does, in short. Every row of the patterns and of the areas but the first counts by its places. */
export function overviewSummary(
  columns: readonly OverviewColumn[],
  { areas, patterns }: JoinedRows,
  hasRules: boolean,
): OverviewSummary {
  if (columns.every(({ outcome }) => outcome === 'allowed')) return { kind: 'open', hasRules };
  if (columns.every(({ outcome }) => outcome === 'disallowed')) return { kind: 'closed' };
  const [site, ...places] = [...areas, ...patterns];
  const rest = (column: number): unknown => site?.cells[column]?.outcome;
  const isBlocked = ({ cells }: JoinedRow, column: number): boolean =>
    cells[column]?.outcome === 'disallowed';
  const all = columns.map((_, index) => index);
  const countPlaces = (isCounted: (row: JoinedRow) => boolean): number =>
    places.filter(isCounted).reduce((sum, row) => sum + row.places.length, 0);

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
  const shareOf = (row: JoinedRow): number =>
    sizeOf(others.filter((column) => isBlocked(row, column))) / total;
  const closed = places.filter((row) => others.some((column) => isBlocked(row, column)));
  const mostly = closed.filter((row) => shareOf(row) >= MOST);
  const counted = mostly.length > 0 ? mostly : closed;
  const least = counted.length === 0 ? 0 : Math.min(...counted.map(shareOf));
  return {
    kind: 'open-except',
    areas: counted.reduce((sum, row) => sum + row.places.length, 0),
    share:
      least === 1 ? 'everyone' : least >= ALMOST_ALL ? 'almost-everyone' : least >= MOST ? 'most' : 'some',
    shutOut,
    free: closed.length === 0 ? [] : others.filter((column) => columns[column]?.outcome === 'allowed'),
    onlyFor: oneColumn((row) => others.filter((column) => isBlocked(row, column))),
    exceptFor: oneColumn((row) => others.filter((column) => !isBlocked(row, column))),
  };

  /** Returns the column, apart from everyone else, that alone is meant in the most places. */
  function oneColumn(meant: (row: JoinedRow) => readonly number[]): { column: number; areas: number } | null {
    const counts = new Map<number, number>();
    for (const row of closed) {
      const [column, ...more] = meant(row);
      // It would mislead to count the areas of crawlers that are blocked from almost everything.
      const isNone = column === undefined || column === 0 || more.length > 0;
      if (isNone || rest(column) === 'disallowed') continue;
      counts.set(column, (counts.get(column) ?? 0) + row.places.length);
    }
    const [best] = [...counts].sort(([, a], [, b]) => b - a);
    return best === undefined ? null : { column: best[0], areas: best[1] };
  }
}
