import type { Extension } from '@codemirror/state';
import { EditorState, Facet } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';

/** Result of a rule of the selected groups, used in `data-rule` and in descriptions. */
export type RuleState = 'won' | 'lost' | 'unmatched';

/** All texts that the editor shows or announces. */
export interface EditorLabels {
  /** Accessible name of the text box. */
  readonly ariaLabel: string;
  readonly placeholder: string;
  /** Badge of the winning rule, "wins · length 10". */
  wins(length: number): string;
  /** Badge of a rule that matched and lost, "matches · length 6". */
  matches(length: number): string;
  /** Badge of a selected group, "for Googlebot · part 1 of 2". */
  group(part: number, parts: number): string;
  /** Short form of `group` for narrow screens, "part 1 of 2". */
  groupShort(part: number, parts: number): string;
  /** Description of the first line of a group that isn't selected. Also in the tooltip of the button that folds it. */
  readonly groupNotUsed: string;
  /** Shown where the byte limit cuts the file. */
  limitReached(lostLines: number, lostRules: number): string;
  /** Description of a rule of the selected groups for screen readers, "line 12, wins, blocks, length 10". */
  lineDescription(line: number, state: RuleState, blocks: boolean, length: number): string;
  /** A byte that is not UTF-8, "byte E9, not UTF-8". */
  rawByte(hex: string): string;
  /** Tooltips of the button that folds and unfolds a group. */
  readonly foldGroup: string;
  readonly unfoldGroup: string;
  /** Shown in place of folded lines. */
  foldedLines(count: number): string;
  readonly search: SearchLabels;
  /** CodeMirror's own texts by their English wording: 'Folded lines', 'Unfolded lines', 'to', 'current match', 'on line', 'Control character'. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** Texts of the search panel. */
export interface SearchLabels {
  /** Name and placeholder of the field. */
  readonly field: string;
  readonly previous: string;
  readonly next: string;
  readonly matchCase: string;
  readonly close: string;
  /** Number of matches; `more` is true if counting stopped early. */
  count(matches: number, more: boolean): string;
  /** Shown when the search couldn't be loaded. */
  readonly unavailable: string;
}

/** The current texts, set by `labelExtension`. */
export const labelsFacet = Facet.define<EditorLabels, EditorLabels | null>({
  combine: ([labels]) => labels ?? null,
});

/** Returns the current texts. Throws if there are none. */
export function labelsOf(state: EditorState): EditorLabels {
  const labels = state.facet(labelsFacet);
  if (labels === null) throw new Error('The editor has no labels');
  return labels;
}

/** Returns true if the texts changed. */
export function labelsChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return labelsOf(update.startState) !== labelsOf(update.state);
}

/** All extensions that depend only on the texts. */
export function labelExtension(labels: EditorLabels): Extension {
  return [
    labelsFacet.of(labels),
    EditorState.phrases.of(labels.phrases),
    // Browsers make the text focusable anyway; the explicit tabindex lets accessibility checks see that it can be scrolled by keyboard.
    EditorView.contentAttributes.of({ 'aria-label': labels.ariaLabel, tabindex: '0' }),
    // A function, because CodeMirror would give the attribute to a full editor too, and screen readers would read it there.
    placeholder(() => {
      const element = document.createElement('span');
      element.textContent = labels.placeholder;
      return element;
    }),
    EditorView.contentAttributes.of(({ state }) =>
      state.doc.length === 0 ? { 'aria-placeholder': labels.placeholder } : null,
    ),
  ];
}
