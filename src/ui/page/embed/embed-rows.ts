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

/** Returns the offset in the text of `EmbedLines` (UTF-16 units) at a place of the window; undefined if there is no text. */
export function offsetAt(scroller: HTMLElement, { x, y }: { x: number; y: number }): number | undefined {
  const rows = rowsOf(scroller);
  const line = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  const texts = rows.map((row) => row.lastElementChild);
  const pressed = texts[line];
  if (!pressed) return undefined;
  const before = texts.slice(0, line).reduce((sum, text) => sum + (text?.textContent?.length ?? 0) + 1, 0);
  const [node, offset] = caretAt(x, y);
  if (node === null || !pressed.contains(node)) return before + (pressed.textContent?.length ?? 0);
  const range = document.createRange();
  range.setStart(pressed, 0);
  range.setEnd(node, offset);
  return before + range.toString().length;
}

/** WebKit has only the older function. */
function caretAt(x: number, y: number): [node: Node | null, offset: number] {
  if ('caretPositionFromPoint' in document) {
    const place = document.caretPositionFromPoint(x, y);
    return [place?.offsetNode ?? null, place?.offset ?? 0];
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return [range?.startContainer ?? null, range?.startOffset ?? 0];
}

function rowsOf(scroller: HTMLElement): readonly Element[] {
  return Array.from(scroller.firstElementChild?.children ?? []);
}
