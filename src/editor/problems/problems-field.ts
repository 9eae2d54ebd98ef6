import type { EditorState } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorProblems } from './editor-problems';
import { ProblemsOverText } from './problems-over-text';

/** Shows the problems of a report; null removes them. */
export const showProblemsEffect = StateEffect.define<EditorProblems | null>();

/** Holds the problems of the last report over the text. */
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

/** Returns the problems over the current text; null before the first report. */
export function problemsOf(state: EditorState): ProblemsOverText | null {
  return state.field(problemsField);
}

/** Returns true if problems were replaced or moved by an edit. */
export function problemsChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return update.startState.field(problemsField, false) !== problemsOf(update.state);
}
