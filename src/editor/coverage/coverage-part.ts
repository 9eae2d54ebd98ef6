import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import type { EditorPart } from '../part';
import { coverageField, showCoverageEffect, shownCoverage } from './coverage-field';
import { coverageFigures } from './coverage-figures';
import type { CoverageLabels, EditorCoverage } from './editor-coverage';

/** The editor part that shows coverage. */
export interface CoveragePart extends EditorPart {
  /** Shows the coverage of the current text until the next call; null removes it. It follows edits. Opening another document removes it. */
  show(coverage: EditorCoverage | null): void;
}

/** Shows at each rule's line how many URLs the rule decides. */
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
      if (shownIn === null || (coverage === null && shownCoverage(shownIn.state) === null)) return;
      shownIn.dispatch({ effects: showCoverageEffect.of(coverage) });
    },
  };
}

/** Draws the figure in the place of the badge, or before the badge's text. It floats, so the line's text and height don't change. */
const coverageTheme: Extension = EditorView.theme({
  '@supports (content: "a" / attr(b))': { '.cm-content': { '--only-figure': '/ attr(data-urls)' } },
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
  // Not beside a hint, which is pressed as a whole.
  '.cm-line[data-urls][data-badge]:not(.cm-sign-badge)::before': {
    content: 'attr(data-urls) " · " attr(data-badge) var(--only-figure,)',
  },
  '@media (max-width: 640px), (height < 560px)': {
    '.cm-line[data-urls]:not([data-badge])::before': { marginLeft: '6px', right: '10px' },
  },
});
