import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import type { EditorPart } from '../part';
import { coverageField, coverageOf, showCoverageEffect } from './coverage-field';
import { coverageFigures } from './coverage-figures';
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

/** A figure stands where badges stand, in front of the words of a badge where the line has one. It is floated: the text begins where it did, and a line that ends before it is as tall. */
const coverageTheme: Extension = EditorView.theme({
  '.cm-line[data-urls]:not([data-badge])::before': {
    content: 'attr(data-urls)',
    float: 'right',
    position: 'sticky',
    right: '12px',
    height: '16px',
    margin: 'calc((var(--row) - 16px) / 2) 0 0 10px',
    color: 'var(--text-3)',
    backgroundColor: 'var(--surface)',
    font: '400 12px/16px var(--sans)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '.cm-line[data-urls][data-badge]::before': { content: 'attr(data-urls) " · " attr(data-badge)' },
  '@media (max-width: 640px), (height < 560px)': {
    '.cm-line[data-urls]:not([data-badge])::before': { marginLeft: '6px', right: '10px' },
  },
});
