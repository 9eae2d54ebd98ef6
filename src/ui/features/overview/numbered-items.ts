import type { OverviewContent } from '../../../store';
import { type PartName, type TableItem, tableItems, type Unfolded } from './table-items';

/** A row of the table with its number among all rows, hidden ones included. */
export type NumberedItem = TableItem & { readonly number: number };

/** The rows of the table. The head of the table has number 1. */
export interface NumberedItems {
  readonly areas: readonly NumberedItem[];
  /** Number of the heading between the parts. */
  readonly heading: number;
  readonly patterns: readonly NumberedItem[];
  /** Number of all rows. */
  readonly total: number;
}

/** Numbers the rows of the table for screen readers. Hidden rows count, too. */
export function numberedItems(content: OverviewContent, unfolded: Unfolded): NumberedItems {
  let last = 1;
  const number = (part: PartName): readonly NumberedItem[] => {
    const items = tableItems(content, part, unfolded).map((item) => {
      const numbered = { ...item, number: last + 1 };
      last += item.kind === 'more' ? item.hidden : 1;
      return numbered;
    });
    last += content[part].rowCount - content[part].rows.length;
    return items;
  };
  const areas = number('areas');
  const hasPatterns = content.patterns.rowCount > 0;
  if (hasPatterns) last++;
  const heading = last;
  const patterns = number('patterns');
  return { areas, heading, patterns, total: last };
}
