import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ViewPlugin } from '@codemirror/view';
import type { EditorPart } from '../part';
import { coverageField, coverageOf, showCoverageEffect } from './coverage-field';
import { coverageFigures } from './coverage-figures';
import { coverageTheme } from './coverage-theme';
import type { CoverageLabels, EditorCoverage } from './editor-coverage';

/** Coverage in the editor's margin. */
export interface CoveragePart extends EditorPart {
  /** Shows the coverage of the present text, until the next or null; it follows the text. Another document has none. */
  show(coverage: EditorCoverage | null): void;
}

/** Figures in the margin: how many URLs each rule decides. */
export function coveragePart(labels: CoverageLabels): CoveragePart {
  let shownIn: EditorView | null = null;
  const extension: Extension = [
    coverageField,
    coverageFigures(labels),
    coverageTheme,
    ViewPlugin.define((view) => {
      shownIn = view;
      return {};
    }),
  ];
  return {
    extension,
    show: (coverage) => {
      if (shownIn === null || (coverage === null && coverageOf(shownIn.state) === null)) return;
      shownIn.dispatch({ effects: showCoverageEffect.of(coverage) });
    },
  };
}
