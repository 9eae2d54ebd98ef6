import { EditorView } from '@codemirror/view';
import { flashEffect } from '../flash-line';
import type { ProblemSource } from './editor-problems';
import { problemsOf } from './problems-field';

/** Pixels kept free above and below the line, as room for the card. */
const MARGIN = 80;

/** Moves the caret to the next or previous problem, wrapping around, and announces it; returns false if there is none. */
export function goToProblem(
  view: EditorView,
  direction: 1 | -1,
  { details, labels }: Pick<ProblemSource, 'details' | 'labels'>,
): boolean {
  const problem = problemsOf(view.state)?.beside(view.state.selection.main.head, direction) ?? null;
  if (problem === null) return false;
  const { from, index, severity } = problem;
  view.focus();
  view.dispatch({
    selection: { anchor: from },
    effects: [EditorView.scrollIntoView(from, { y: 'nearest', yMargin: MARGIN }), flashEffect.of(from)],
  });
  const { doc } = view.state;
  const line = doc.lineAt(from).number;
  details(index).then(
    (card) => {
      if (view.state.doc !== doc) return;
      const title = card?.title.map((part) => (typeof part === 'string' ? part : part.code)).join('') ?? '';
      view.dispatch({ effects: EditorView.announce.of(labels.arrived(line, severity, title)) });
    },
    // Without a worker there is no announcement, but the caret has moved.
    () => undefined,
  );
  return true;
}
