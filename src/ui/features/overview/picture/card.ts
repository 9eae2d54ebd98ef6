import { fileOfHost, leftOutOfPicture, overviewSentence } from '../../../../messages';
import type { OverviewContent, OverviewRow } from '../../../../store';
import { countedCell, type ShownCell } from '../shown-cell';
import type { ShownColumn } from '../shown-columns';

const MOST_ROWS = 5;
const MOST_COLUMNS = 4;

/** The contents of an overview's picture. */
export interface Card {
  /** Address of the file without its scheme. */
  readonly file: string;
  readonly sentence: string;
  readonly columns: readonly string[];
  readonly rows: readonly CardRow[];
  /** True if the only row is the whole site. */
  readonly isWholeSite: boolean;
  /** Says what isn't shown; empty if that is nothing. */
  readonly leftOut: string;
}

/** A row of the picture. */
export interface CardRow extends Pick<OverviewRow, 'places' | 'placeCount'> {
  readonly cells: readonly ShownCell[];
}

/** Chooses what the picture shows: the first rows and columns, without nested rows, which are exceptions then. */
export function cardOf(content: OverviewContent, columns: readonly ShownColumn[], host: string): Card {
  const shown = columns.slice(0, MOST_COLUMNS);
  const { areas, patterns } = content;
  const rows = [...outerRows(areas.rows, shown), ...outerRows(patterns.rows, shown)].filter(({ cells }) =>
    cells.some(({ outcome }) => outcome !== null),
  );
  const unsent = areas.rowCount - areas.rows.length + patterns.rowCount - patterns.rows.length;
  const left = Math.max(0, rows.length - MOST_ROWS) + unsent;
  return {
    file: fileOfHost(host),
    sentence: overviewSentence(content),
    columns: shown.map(({ name }) => name),
    rows: rows.slice(0, MOST_ROWS),
    isWholeSite: areas.rowCount + patterns.rowCount === 1,
    leftOut: leftOutOfPicture(left, columns.length - shown.length),
  };
}

/** Returns the rows that aren't nested. Where a nested row differs, a cell has an exception. */
function outerRows(rows: readonly OverviewRow[], columns: readonly ShownColumn[]): readonly CardRow[] {
  const outer: { readonly row: OverviewRow; readonly nested: OverviewRow[] }[] = [];
  for (const row of rows) {
    const last = outer.at(-1);
    if (row.depth > 0 && last !== undefined) last.nested.push(row);
    else outer.push({ row, nested: [] });
  }
  return outer.map(({ row, nested }) => ({
    places: row.places,
    placeCount: row.placeCount,
    cells: columns.map(({ members }) => {
      const cell = countedCell(row, members);
      const differs = ({ cells }: OverviewRow) =>
        members.some(({ column }) => {
          const inner = cells[column];
          return (
            inner?.outcome != null && (inner.hasExceptions || inner.outcome !== row.cells[column]?.outcome)
          );
        });
      return { ...cell, hasExceptions: cell.hasExceptions || nested.some(differs) };
    }),
  }));
}
