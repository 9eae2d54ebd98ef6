import type { TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { flashEffect } from './flash-line';

/** Puts the caret on a line (the nearest one there is), scrolls it to the middle, frames it and moves the focus into the editor. */
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
