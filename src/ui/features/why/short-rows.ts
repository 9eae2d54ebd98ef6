import type { OverviewContent, OverviewRow } from '../../../store';

/** Most rows of the short overview. */
const MOST_ROWS = 4;

/** A row of the short overview. */
export interface ShortRow {
  readonly row: OverviewRow;
  /** True if rows nested in it have other verdicts. */
  readonly hasNested: boolean;
}

/**
 * Returns the first areas of an overview, and the number of rows that only the overview shows. Leaves out nested rows. There are no rows if all parts
 * of the site are the same for everyone.
 */
export function shortRows({ summary, areas, patterns }: OverviewContent): {
  readonly rows: readonly ShortRow[];
  readonly more: number;
} {
  if (summary.kind === 'open' || summary.kind === 'closed') return { rows: [], more: 0 };
  const all = areas.rows.flatMap((row, index): ShortRow[] => {
    if (row.depth > 0 || row.cells.every(({ outcome }) => outcome === null)) return [];
    return [{ row, hasNested: (areas.rows[index + 1]?.depth ?? 0) > 0 }];
  });
  const rows = all.slice(0, MOST_ROWS);
  const unsent = areas.rowCount - areas.rows.length;
  return { rows, more: all.length - rows.length + unsent + patterns.rowCount };
}
