import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Styles the list like the page's menus. */
export const completionTheme: Extension = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete, .cm-tooltip.cm-completionInfo': {
    border: 'none',
    borderRadius: '10px',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    boxShadow: 'var(--shadow-pop)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    minWidth: '220px',
    maxWidth: 'min(460px, calc(100vw - 24px))',
    maxHeight: '234px',
    padding: '4px 0',
    borderRadius: '10px',
    font: '400 13px/20px var(--mono)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '3px 12px',
    lineHeight: '20px',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li:hover': { backgroundColor: 'var(--inset)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--text)',
    backgroundColor: 'var(--accent-soft)',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': {
    padding: '6px 12px 2px',
    border: 'none',
    color: 'var(--text-2)',
    font: '600 12px/16px var(--sans)',
    opacity: '1',
  },
  '.cm-completionSeparator': { position: 'absolute', clipPath: 'inset(50%)' },
  '.cm-completionDetail': {
    color: 'var(--text-2)',
    font: '400 12px/20px var(--sans)',
    fontStyle: 'normal',
  },
  '.cm-completionMatchedText': { fontWeight: '700', textDecoration: 'none' },
  '.cm-tooltip.cm-completionInfo': {
    padding: '8px 12px',
    font: '400 13px/20px var(--sans)',
    overflowWrap: 'anywhere',
  },
  '.cm-snippetField': { borderRadius: '2px', backgroundColor: 'var(--accent-soft)' },
  '.cm-snippetFieldPosition': { borderLeft: '1px dotted var(--control)' },
  '@media (max-width: 640px), (height < 560px)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '8px 12px' },
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip.cm-tooltip-autocomplete, .cm-tooltip.cm-completionInfo': { border: '1px solid CanvasText' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected] .cm-completionDetail': {
      color: 'HighlightText',
    },
    '.cm-snippetField': { outline: '1px solid CanvasText' },
  },
});
