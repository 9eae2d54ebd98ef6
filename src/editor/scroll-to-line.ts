import { EditorView } from '@codemirror/view';
import { flashEffect } from './flash-line';

/** Pixels kept free above and below the line: two rows, so that it isn't at the very edge. */
const MARGIN = 40;

/** Scrolls a line (clamped to the text) into view, no further than needed. Moves neither caret nor focus. */
export function scrollToLine(view: EditorView, line: number, { flash = false } = {}): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
  view.dispatch({
    effects: [
      EditorView.scrollIntoView(from, { y: 'nearest', yMargin: MARGIN }),
      ...(flash ? [flashEffect.of(from)] : []),
    ],
  });
}

/** Scrolls a new editor so that a line is at the top, except its first `hidden` pixels. */
export function scrollToTop(view: EditorView, { line, hidden }: { line: number; hidden: number }): void {
  const { from } = view.state.doc.line(line);
  // Draws the lines around it, and scrolls to its text, which is a little below its top. The rest follows in the same frame.
  view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'start' }) });
  const place = (): void =>
    view.scrollDOM.scrollTo({ top: view.documentPadding.top + view.lineBlockAt(from).top + hidden });
  view.requestMeasure({ read: () => queueMicrotask(place) });
}
