import type { OverviewContent, OverviewRow } from '../../../store';

/** A part of the table. */
export type PartName = 'areas' | 'patterns';

/** Rows of a part that are shown at first. */
const FIRST_ROWS = 12;

/** A row of the table: one of the overview, the unfolded places of the row before, or the button that shows the rest of a part. */
export type TableItem =
  | (RowItem & { readonly kind: 'row' | 'places' })
  | { readonly kind: 'more'; readonly part: PartName; readonly key: string; readonly hidden: number };

interface RowItem {
  readonly part: PartName;
  /** Index of the row in its part. */
  readonly index: number;
  readonly row: OverviewRow;
  /** Key of the row, also after most edits. */
  readonly key: string;
}

/** The rows that a person unfolded. */
export interface Unfolded {
  /** Keys of rows. */
  readonly rows: ReadonlySet<string>;
  /** Parts with all rows. */
  readonly parts: ReadonlySet<PartName>;
}

/** Returns the rows of a part of the table, in order. */
export function tableItems(
  content: OverviewContent,
  part: PartName,
  unfolded: Unfolded,
): readonly TableItem[] {
  const { rows } = content[part];
  const shown = unfolded.parts.has(part) ? rows : rows.slice(0, FIRST_ROWS);
  const items = shown.flatMap((row, index): TableItem[] => {
    const key = `${part} ${row.depth} ${row.places[0]?.pattern ?? ''}`;
    const item = { part, index, row, key };
    const isUnfolded = unfolded.rows.has(key);
    return [{ kind: 'row', ...item }, ...(isUnfolded ? [{ kind: 'places' as const, ...item }] : [])];
  });
  const hidden = rows.length - shown.length;
  return hidden === 0 ? items : [...items, { kind: 'more', part, key: `${part} more`, hidden }];
}
