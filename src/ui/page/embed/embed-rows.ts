import type { EditorOptions } from '../../../editor';

/** Pixels kept free above and below a line, as in the editor. */
const MARGIN = 40;

/** Scrolls a line (counted from 1) of `EmbedLines` into view, no further than needed. */
export function scrollToRow(scroller: HTMLElement, line: number): void {
  const rows = rowsOf(scroller);
  const row = rows[Math.min(line, rows.length) - 1]?.getBoundingClientRect();
  if (row === undefined) return;
  const box = scroller.getBoundingClientRect();
  const above = box.top + MARGIN - row.top;
  const below = row.bottom - (box.bottom - MARGIN);
  if (above > 0) scroller.scrollTop -= above;
  else if (below > 0) scroller.scrollTop += Math.min(below, -above);
}

/** Returns the line at the top of `EmbedLines`, as the editor takes it over; undefined if nothing is scrolled out of view. */
export function firstLineIn(scroller: HTMLElement): EditorOptions['firstLine'] {
  if (scroller.scrollTop === 0) return undefined;
  const { top } = scroller.getBoundingClientRect();
  const rows = rowsOf(scroller);
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > top);
  const row = rows[index];
  return row && { line: index + 1, hidden: top - row.getBoundingClientRect().top };
}

function rowsOf(scroller: HTMLElement): readonly Element[] {
  return Array.from(scroller.firstElementChild?.children ?? []);
}
