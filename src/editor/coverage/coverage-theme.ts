import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A figure stands where badges stand, in front of the words of a badge where the line has one. It is floated: the text begins where it did, and a line that ends before it is as tall. */
export const coverageTheme: Extension = EditorView.theme({
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
