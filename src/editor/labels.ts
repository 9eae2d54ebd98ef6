import type { Extension } from '@codemirror/state';
import { EditorState, Facet } from '@codemirror/state';
import { EditorView, placeholder } from '@codemirror/view';

/** What a rule of the selected groups did, as `data-rule` and in descriptions. */
export type RuleState = 'won' | 'lost' | 'unmatched';

/** Every text that the editor shows or tells. */
export interface EditorLabels {
  /** Name of the text box. */
  readonly ariaLabel: string;
  readonly placeholder: string;
  /** Badge of the winning rule, "wins · length 10". */
  wins(length: number): string;
  /** Badge of a rule that matched and lost, "matches · length 6". */
  matches(length: number): string;
  /** Badge of a selected group, "for Googlebot · part 1 of 2". */
  group(part: number, parts: number): string;
  /** The same where there is little room, "part 1 of 2". */
  groupShort(part: number, parts: number): string;
  /** Explains the first line of a group that is not selected, on hover. */
  readonly groupNotUsed: string;
  /** Stands where the byte limit cuts the file. */
  limitReached(lostLines: number, lostRules: number): string;
  /** A rule of the selected groups for screen readers, "line 12, wins, blocks, length 10". */
  lineDescription(line: number, state: RuleState, blocks: boolean, length: number): string;
  /** A byte that is not UTF-8, "byte E9, not UTF-8". */
  rawByte(hex: string): string;
  /** Tooltips of the button that folds and unfolds a group. */
  readonly foldGroup: string;
  readonly unfoldGroup: string;
  /** Stands for the folded lines. */
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
  /** Number of matches; `more`: there are more than were counted. */
  count(matches: number, more: boolean): string;
  /** The search could not be loaded. */
  readonly unavailable: string;
}

/** The present texts, set by `labelExtension`. */
export const labelsFacet = Facet.define<EditorLabels, EditorLabels | null>({
  combine: ([labels]) => labels ?? null,
});

/** The present texts. */
export function labelsOf(state: EditorState): EditorLabels {
  const labels = state.facet(labelsFacet);
  if (labels === null) throw new Error('The editor has no labels');
  return labels;
}

/** True where the texts changed. */
export function labelsChanged(update: { startState: EditorState; state: EditorState }): boolean {
  return labelsOf(update.startState) !== labelsOf(update.state);
}

/** Everything that depends on the texts alone. */
export function labelExtension(labels: EditorLabels): Extension {
  return [
    labelsFacet.of(labels),
    EditorState.phrases.of(labels.phrases),
    // The tabindex tells accessibility checks what browsers know of themselves: the text can be reached, and so scrolled, by keyboard.
    EditorView.contentAttributes.of({ 'aria-label': labels.ariaLabel, tabindex: '0' }),
    placeholder(labels.placeholder),
  ];
}
