import type { TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { flashEffect } from './flash-line';
import { descriptionOf } from './marks/line-decorations';

/** Maximum UTF-16 units of a line that are announced. */
const MOST_ANNOUNCED = 500;

/**
 * Moves the caret to a line (clamped to the text), scrolls it to the middle, frames it and focuses the editor. Announces the line's text and its description,
 * because screen readers are silent when a script moves the caret.
 */
export function revealLine(view: EditorView, line: number, more: TransactionSpec = {}): void {
  const { doc } = view.state;
  const target = doc.line(Math.min(Math.max(1, line), doc.lines));
  const { from, text } = target;
  const said = [text.slice(0, MOST_ANNOUNCED), descriptionOf(view.state, target)].filter(Boolean).join(', ');
  view.focus();
  view.dispatch(
    {
      selection: { anchor: from },
      effects: [
        EditorView.scrollIntoView(from, { y: 'center' }),
        flashEffect.of(from),
        EditorView.announce.of(said),
      ],
    },
    more,
  );
}
