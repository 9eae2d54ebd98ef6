import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const phone = '@media (max-width: 640px), (height < 560px)';
const forcedColors = '@media (forced-colors: active)';
const noHover = '@media (hover: none)';

/** Top margin that centres the badge, the numbers and the icons in a row. */
const badgeTop = 'calc((var(--row) - 16px) / 2)';

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)' },
  // An outline would be hidden by the gutters, so `::after` draws the focus ring.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--focus)',
    pointerEvents: 'none',
    zIndex: '400',
  },
  '.cm-scroller': {
    font: '400 13px/var(--row) var(--mono)',
    fontVariantLigatures: 'none',
  },
  '.cm-content': { padding: '8px 0 24px', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 12px 0 0' },
  '.cm-content ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--text-3)' },
  '.cm-specialChar': { color: 'var(--warn)' },
});

const gutters = EditorView.theme({
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--text-3)' },
  '.cm-gutters.cm-gutters-before': { border: 'none' },
  '.cm-gutterElement': { lineHeight: 'var(--row)', cursor: 'default' },
  '.cm-numbers': { minWidth: '46px' },
  '.cm-numbers .cm-gutterElement': {
    padding: '0 0 0 6px',
    textAlign: 'right',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-marks': { width: '38px' },
  '.cm-marks .cm-gutterElement': { position: 'relative', padding: '0 8px 0 0' },
  '.cm-marks .cm-gutterElement > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    height: 'var(--row)',
  },
  '.cm-icon': {
    width: '14px',
    height: '14px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-icon-solid': { fill: 'currentColor', stroke: 'none' },
  '.cm-bar::before': {
    content: '""',
    position: 'absolute',
    left: '8px',
    top: '0',
    bottom: '0',
    width: '4px',
    backgroundColor: 'var(--bar)',
  },
  '.cm-bar-first::before': { top: '2px', borderTopLeftRadius: '2px', borderTopRightRadius: '2px' },
  '.cm-bar-last::before': { bottom: '2px', borderBottomLeftRadius: '2px', borderBottomRightRadius: '2px' },
  '.cm-fold': { cursor: 'pointer' },
  '.cm-fold .cm-icon': { visibility: 'hidden' },
  '.cm-fold.cm-folded .cm-icon, .cm-marks:hover .cm-fold .cm-icon': { visibility: 'visible' },
  '.cm-foldPlaceholder': {
    margin: '0 0 0 8px',
    padding: '0 6px',
    border: 'none',
    borderRadius: '4px',
    color: 'var(--text-2)',
    backgroundColor: 'var(--inset)',
    font: '400 12px/16px var(--sans)',
  },
  [noHover]: { '.cm-fold .cm-icon': { visibility: 'visible' } },
  [phone]: {
    '.cm-numbers': { minWidth: '26px' },
    '.cm-numbers .cm-gutterElement': { padding: '0 0 0 4px' },
    '.cm-marks': { width: '36px' },
    '.cm-marks .cm-gutterElement': { padding: '0 7px 0 0' },
    '.cm-bar::before': { left: '6px' },
  },
});

const words = EditorView.theme({
  '.tok-propertyName': { color: 'var(--text-2)' },
  '.tok-comment': { color: 'var(--text-3)', fontStyle: 'italic' },
  '.tok-invalid': { color: 'var(--text-3)', textDecoration: 'line-through' },
  '[data-group=other], [data-group=other] .tok-propertyName': { color: 'var(--text-3)' },
  '.cm-behind-limit, .cm-behind-limit .tok-propertyName': { color: 'var(--text-3)' },
  '.cm-agent .tok-propertyName, .cm-agent .tok-string': { fontWeight: '700', color: 'var(--text)' },
  '[data-rule=won] .tok-propertyName, [data-rule=won] .tok-string': {
    fontWeight: '700',
    color: 'var(--text)',
  },
});

const rows = EditorView.theme({
  '.cm-line[data-rule=won][data-effect=block], .cm-row-won.cm-row-block': {
    backgroundColor: 'var(--block-soft)',
  },
  '.cm-line[data-rule=won][data-effect=allow], .cm-row-won.cm-row-allow': {
    backgroundColor: 'var(--allow-soft)',
  },
  '.cm-line[data-rule=lost], .cm-row-lost': { backgroundColor: 'var(--canvas)' },
  '.cm-numbers .cm-row-won': { fontWeight: '700', color: 'var(--text)' },
  '.cm-marks .cm-row-block': { color: 'var(--block)' },
  '.cm-marks .cm-row-allow': { color: 'var(--allow)' },
  '.cm-row-flash, .cm-row-highlight': {
    '--above': 'inset 0 2px var(--focus)',
    '--below': 'inset 0 -2px var(--focus)',
  },
  // Adjoining lines share one frame.
  '.cm-row-highlight + .cm-row-highlight': { '--above': '0 0 #0000' },
  '.cm-row-highlight:has(+ .cm-row-highlight)': { '--below': '0 0 #0000' },
  '.cm-line.cm-row-flash, .cm-line.cm-row-highlight': {
    boxShadow: 'var(--above), var(--below), inset -2px 0 var(--focus)',
  },
  '.cm-gutterElement.cm-row-flash, .cm-gutterElement.cm-row-highlight': {
    boxShadow: 'var(--above), var(--below)',
  },
  '.cm-numbers .cm-gutterElement.cm-row-flash, .cm-numbers .cm-gutterElement.cm-row-highlight': {
    boxShadow: 'var(--above), var(--below), inset 2px 0 var(--focus)',
  },
  '.cm-limit': {
    padding: '4px 12px 4px 0',
    borderTop: '2px solid var(--warn)',
    color: 'var(--warn)',
    font: '500 12px/16px var(--sans)',
    whiteSpace: 'normal',
  },
  '.cm-gutterElement.cm-limit-gutter': { borderTop: '2px solid var(--warn)' },
  [forcedColors]: {
    // The outline must not cover the first letter.
    '.cm-line[data-rule=won]': { outline: '2px solid CanvasText', outlineOffset: '-2px', paddingLeft: '3px' },
    '.cm-bar::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    '.cm-line.cm-row-flash, .cm-line.cm-row-highlight': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
});

const badges = EditorView.theme({
  // Screen readers get the badge's words in the line's description. Firefox before 128 doesn't support this, and reads them twice.
  '@supports (content: "" / "")': { '.cm-content': { '--alt': '/ ""' } },
  '.cm-line[data-badge]::before': {
    content: 'attr(data-badge) var(--alt,)',
    // If lines don't wrap, the badge stays in view.
    float: 'right',
    position: 'sticky',
    right: '12px',
    height: '16px',
    margin: `${badgeTop} 0 0 10px`,
    padding: '0 6px',
    borderRadius: '8px',
    color: 'var(--text-2)',
    backgroundColor: 'var(--surface)',
    font: '500 12px/16px var(--sans)',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  '.cm-line[data-group][data-badge-short]::before': { paddingRight: '0', color: 'var(--accent)' },
  '.cm-line[data-rule=lost]::before': {
    backgroundColor: 'var(--canvas)',
    boxShadow: 'inset 0 0 0 1px var(--control)',
  },
  '.cm-line[data-rule=won]::before': { fontWeight: '600' },
  '.cm-line[data-rule=won][data-effect=block]::before': {
    color: 'var(--on-block)',
    backgroundColor: 'var(--block)',
  },
  '.cm-line[data-rule=won][data-effect=allow]::before': {
    color: 'var(--on-allow)',
    backgroundColor: 'var(--allow)',
  },
  [phone]: {
    '.cm-line': { padding: '0 10px 0 0' },
    '.cm-line[data-badge]::before': { marginLeft: '6px', right: '10px' },
    '.cm-line[data-group][data-badge-short]::before': { content: 'attr(data-badge-short) var(--alt,)' },
  },
  [forcedColors]: { '.cm-line[data-rule]::before': { border: '1px solid CanvasText', lineHeight: '14px' } },
});

const panels = EditorView.theme({
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--canvas)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
  '.cm-find': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 12px',
    font: '400 13px/20px var(--sans)',
  },
  '.cm-find-notice': { padding: '8px 12px', font: '400 13px/20px var(--sans)', color: 'var(--warn)' },
  '.cm-find input[type=text]': {
    flex: '1 1 140px',
    minWidth: '0',
    height: '28px',
    boxSizing: 'border-box',
    padding: '0 8px',
    border: '1px solid var(--control)',
    borderRadius: '6px',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    font: '400 13px/20px var(--mono)',
  },
  '.cm-find-count': { color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' },
  '.cm-find button': {
    height: '28px',
    padding: '0 10px',
    border: '1px solid var(--control)',
    borderRadius: '6px',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.cm-find button:hover': { backgroundColor: 'var(--inset)' },
  '.cm-find label': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '.cm-find input[type=checkbox]': { margin: '0', accentColor: 'var(--accent)' },
  '.cm-find :focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '.cm-searchMatch': {
    backgroundColor: 'var(--accent-soft)',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
    borderRadius: '2px',
  },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--accent-soft)',
    boxShadow: 'inset 0 0 0 2px var(--accent)',
  },
  [phone]: { '.cm-find input[type=text], .cm-find button': { height: '36px' } },
});

/**
 * The editor's theme. Every colour and font is a custom property of the page, inherited into the editor's shadow root.
 * In CodeMirror the first style sheet wins, so the list is reversed to cascade as written.
 */
export const theme: Extension = [frame, gutters, words, rows, badges, panels].reverse();
