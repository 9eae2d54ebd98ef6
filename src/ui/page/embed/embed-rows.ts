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

/** Returns the elements of the lines. */
export function rowsOf(scroller: HTMLElement): readonly Element[] {
  return Array.from(scroller.firstElementChild?.children ?? []);
}
