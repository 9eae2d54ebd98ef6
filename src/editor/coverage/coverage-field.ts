import type { EditorState } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import { CoverageOverText } from './coverage-over-text';
import type { EditorCoverage } from './editor-coverage';

/** Shows the coverage of the current text; null removes it. */
export const showCoverageEffect = StateEffect.define<EditorCoverage | null>();

/** Holds the coverage shown over the text. */
export const coverageField = StateField.define<CoverageOverText | null>({
  create: () => null,
  update(value, { docChanged, changes, newDoc, effects }) {
    const mapped = value !== null && docChanged ? value.map(changes) : value;
    return effects.reduce((shown, effect) => {
      if (!effect.is(showCoverageEffect)) return shown;
      return effect.value === null ? null : CoverageOverText.of(effect.value, newDoc);
    }, mapped);
  },
});

/** Returns the coverage over the current text; null if none is shown. */
export function shownCoverage(state: EditorState): CoverageOverText | null {
  return state.field(coverageField);
}

/** Returns true if coverage was replaced or moved by an edit. */
export function coverageChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return update.startState.field(coverageField, false) !== shownCoverage(update.state);
}
