import { EditorView } from '@codemirror/view';
import { flashEffect } from '../flash-line';
import type { ProblemSource } from './editor-problems';
import { problemsOf } from './problems-field';

/** Pixels kept free above and below: room for the card. */
const MARGIN = 80;

/** Puts the caret on the next or previous problem, around the end, and says which it is; false where there is none. */
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
    // Without a worker, the caret is there all the same.
    () => undefined,
  );
  return true;
}
