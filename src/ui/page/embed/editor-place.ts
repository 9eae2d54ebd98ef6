import type { EditorOptions } from '../../../editor';
import { rowsOf } from './embed-rows';

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
