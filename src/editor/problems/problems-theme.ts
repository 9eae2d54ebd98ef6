import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const underline = {
  textDecorationLine: 'underline',
  textDecorationColor: 'var(--warn)',
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
};

/** The shapes of underline and icon show the severity, never colour alone, so forced colours lose nothing. */
export const problemsTheme: Extension = EditorView.theme({
  '.cm-problem-error': { ...underline, textDecorationStyle: 'wavy', textDecorationThickness: '1px' },
  '.cm-problem-warning': { ...underline, textDecorationStyle: 'dotted', textDecorationThickness: '2px' },
  '.cm-problem-note': { ...underline, textDecorationStyle: 'solid', textDecorationThickness: '1px' },
  '.cm-problem-guess, .cm-problem-tidy': {
    ...underline,
    textDecorationStyle: 'dotted',
    textDecorationThickness: '1px',
    textDecorationColor: 'var(--control)',
  },
  '.cm-marks .cm-sign': { color: 'var(--warn)', cursor: 'pointer' },
  '.cm-marks .cm-sign-note': { color: 'var(--text-2)' },
  '.cm-line.cm-sign-badge[data-badge]::before': {
    // As high as the row, as a larger target.
    height: 'var(--row)',
    lineHeight: 'var(--row)',
    marginTop: '0',
    padding: '0',
    fontWeight: '600',
    color: 'var(--warn)',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    pointerEvents: 'auto',
  },
});
