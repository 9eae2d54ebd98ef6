import type { DescribedCell } from './en/cli';
import { printable } from './printable';
import { shorten } from './shorten';

/** Maximum UTF-16 units of a URL or a rule in a line. */
export const LONGEST_SHOWN = 300;

/** Returns the cell with its texts shortened and made printable, for one line of output. */
export function printableCell<Cell extends DescribedCell>(cell: Cell): Cell {
  const text = (whole: string) => printable(shorten(whole, LONGEST_SHOWN));
  return {
    ...cell,
    url: text(cell.url),
    crawler: text(cell.crawler),
    rule: cell.rule === null ? null : text(cell.rule),
  };
}
