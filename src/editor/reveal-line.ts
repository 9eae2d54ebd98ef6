import type { TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { flashEffect } from './flash-line';

/** Moves the caret to a line (clamped to the text), scrolls it to the middle, frames it and focuses the editor. */
export function revealLine(view: EditorView, line: number, more: TransactionSpec = {}): void {
  const { doc } = view.state;
  const { from } = doc.line(Math.min(Math.max(1, line), doc.lines));
  view.focus();
  view.dispatch(
    {
      selection: { anchor: from },
      effects: [EditorView.scrollIntoView(from, { y: 'center' }), flashEffect.of(from)],
    },
    more,
  );
}
