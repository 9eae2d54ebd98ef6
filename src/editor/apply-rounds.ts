import { isolateHistory } from '@codemirror/commands';
import { ChangeSet } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { EditorEdit } from './create-editor';

/** Applies rounds of edits as one change and one undo step. Offsets of each round refer to the text after the previous round. */
export function applyRounds(view: EditorView, rounds: readonly (readonly EditorEdit[])[]): void {
  const changes = composeRounds(rounds, view.state.doc.length);
  if (changes.empty) return;
  view.dispatch({ changes, annotations: isolateHistory.of('full'), userEvent: 'input.fix' });
}

/** Composes all rounds into one change of a text of this length. Throws a `RangeError` for edits outside the text. */
export function composeRounds(rounds: readonly (readonly EditorEdit[])[], length: number): ChangeSet {
  return rounds.reduce(
    (all, edits) =>
      all.compose(
        ChangeSet.of(
          edits.map(([from, to, insert]) => ({ from, to, insert })),
          all.newLength,
        ),
      ),
    ChangeSet.empty(length),
  );
}
