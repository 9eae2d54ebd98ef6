import type { OverviewContent, OverviewRow } from '../../../store';

/** Most rows of the short overview. */
const MOST_ROWS = 4;

/**
 * Returns the first areas of an overview, and the number of rows that only the overview shows. Leaves out nested rows: where one differs, a cell of the
 * row around it has an exception. There are no rows if all parts of the site are the same for everyone.
 */
export function shortRows({ summary, areas, patterns }: OverviewContent): {
  readonly rows: readonly OverviewRow[];
  readonly more: number;
} {
  if (summary.kind === 'open' || summary.kind === 'closed') return { rows: [], more: 0 };
  const all = areas.rows.flatMap((row, index): OverviewRow[] => {
    if (row.depth > 0 || row.cells.every(({ outcome }) => outcome === null)) return [];
    return [withNested(row, nestedAfter(areas.rows, index))];
  });
  const rows = all.slice(0, MOST_ROWS);
  const unsent = areas.rowCount - areas.rows.length;
  return { rows, more: all.length - rows.length + unsent + patterns.rowCount };
}

/** Returns the rows nested in this one. */
function nestedAfter(rows: readonly OverviewRow[], index: number): readonly OverviewRow[] {
  const end = rows.findIndex(({ depth }, at) => at > index && depth === 0);
  return rows.slice(index + 1, end < 0 ? undefined : end);
}

function withNested(row: OverviewRow, nested: readonly OverviewRow[]): OverviewRow {
  const cells = row.cells.map((cell, column) => {
    const differs = ({ cells: inner }: OverviewRow): boolean => {
      const { outcome = null, hasExceptions = false } = inner[column] ?? {};
      return outcome !== null && (hasExceptions || outcome !== cell.outcome);
    };
    return { ...cell, hasExceptions: cell.hasExceptions || nested.some(differs) };
  });
  return { ...row, cells };
}
