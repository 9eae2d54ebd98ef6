import type { EditorState } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorMarks } from './editor-marks';
import { MarksOverText } from './marks-over-text';

/** Shows the marks of a report, or none. */
export const showMarksEffect = StateEffect.define<EditorMarks | null>();

/** Keeps the marks of the last report over the text. */
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

/** The marks over the present text; null before the first report. */
export function marksOf(state: EditorState): MarksOverText | null {
  return state.field(marksField);
}

/** True where marks changed hands or moved. */
export function marksChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return marksOf(update.startState) !== marksOf(update.state);
}
