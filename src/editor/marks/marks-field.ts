import type { EditorState } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorMarks } from './editor-marks';
import { MarksOverText } from './marks-over-text';

/** Shows the marks of a report; null removes them. */
export const showMarksEffect = StateEffect.define<EditorMarks | null>();

/** Holds the marks of the last report over the text. */
export const marksField = StateField.define<MarksOverText | null>({
  create: () => null,
  update(value, transaction) {
    const mapped =
      value !== null && transaction.docChanged ? value.map(transaction.changes, transaction.newDoc) : value;
    return transaction.effects.reduce((shown, effect) => {
      if (!effect.is(showMarksEffect)) return shown;
      if (effect.value === null) return null;
      if (shown !== null && effect.value.version < shown.marks.version) return shown;
      return MarksOverText.of(effect.value, transaction.newDoc);
    }, mapped);
  },
});

/** Returns the marks over the current text; null before the first report. */
export function marksOf(state: EditorState): MarksOverText | null {
  return state.field(marksField);
}

/** Returns true if marks were replaced or moved by an edit. */
export function marksChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return marksOf(update.startState) !== marksOf(update.state);
}
