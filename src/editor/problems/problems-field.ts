import type { EditorState } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorProblems } from './editor-problems';
import { ProblemsOverText } from './problems-over-text';

/** Shows the problems of a report, or none. */
export const showProblemsEffect = StateEffect.define<EditorProblems | null>();

/** Keeps the problems of the last report over the text. */
export const problemsField = StateField.define<ProblemsOverText | null>({
  create: () => null,
  update(value, { docChanged, changes, newDoc, effects }) {
    const mapped = value !== null && docChanged ? value.map(changes) : value;
    return effects.reduce((shown, effect) => {
      if (!effect.is(showProblemsEffect)) return shown;
      return effect.value === null ? null : ProblemsOverText.of(effect.value, newDoc.length);
    }, mapped);
  },
});

/** The problems over the present text; null before the first report. */
export function problemsOf(state: EditorState): ProblemsOverText | null {
  return state.field(problemsField);
}

/** True where problems changed hands or moved. */
export function problemsChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return update.startState.field(problemsField, false) !== problemsOf(update.state);
}
