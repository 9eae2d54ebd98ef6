import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const phone = '@media (max-width: 640px), (height < 560px)';
const forcedColors = '@media (forced-colors: active)';

const words = {
  float: 'right',
  margin: '0 0 0 10px',
  color: 'var(--accent)',
  font: '400 12px/var(--row) var(--sans)',
  whiteSpace: 'nowrap',
};
const sign = { position: 'absolute', left: '6px', top: '0', fontWeight: '700' };

/** Selectors of lines that are only in the earlier text: in the merged view, and in the left text of two. */
const removed = '.cm-deletedChunk .cm-deletedLine';
const removedBeside = '&.cm-merge-a .cm-changedLine';
/** Selector of lines that are only in the later text. */
const added = '&.cm-merge-b .cm-changedLine';

const frame = EditorView.theme({
  '&': { height: 'auto', maxHeight: 'var(--diff-height, min(520px, 70vh))' },
  '.cm-mergeView &': { maxHeight: 'none' },
  '.cm-mergeViewEditor + .cm-mergeViewEditor &': { borderLeft: '1px solid var(--hairline)' },
  '.cm-scroller': { overflow: 'auto' },
  '.cm-content': { padding: '4px 0' },
  '.cm-lineNumbers': { minWidth: '46px' },
  '.cm-lineNumbers .cm-gutterElement': {
    padding: '0 0 0 6px',
    textAlign: 'right',
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
  [`.cm-line, ${removed}`]: { position: 'relative', padding: '0 12px 0 24px', minHeight: 'var(--row)' },
  '.cm-collapsedLines': {
    padding: '4px 12px 4px 24px',
    color: 'var(--text-3)',
    background: 'var(--canvas)',
    font: '400 12px/16px var(--sans)',
    '&::before, &::after': { content: 'none' },
  },
  '.cm-mergeSpacer': {
    background:
      'repeating-linear-gradient(135deg, transparent 0 7px, var(--hairline) 7px 8px), var(--surface)',
  },
});

const differing = EditorView.theme({
  [added]: { backgroundColor: 'var(--accent-soft)' },
  [`.cm-deletedChunk, ${removedBeside}`]: { backgroundColor: 'var(--inset)' },
  '.cm-deletedChunk': { padding: '0' },
  '.cm-insertedLine, .cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  [`${removed}, ${removedBeside}`]: { color: 'var(--text-2)' },
  [`${removed} .tok-comment, .cm-changedLine .tok-comment`]: { color: 'var(--text-2)' },
  [`${added}::before`]: { ...words, content: 'var(--only-after)' },
  [`${removed}::before`]: { ...words, content: 'var(--only-before)', color: 'var(--text-2)' },
  [`${removedBeside}::before`]: { ...words, content: 'var(--only-before)', color: 'var(--text-2)' },
  [`${added}::after`]: { ...sign, content: '"+"', color: 'var(--accent)' },
  [`${removed}::after`]: { ...sign, content: '"\u2212"', color: 'var(--text)' },
  [`${removedBeside}::after`]: { ...sign, content: '"\u2212"', color: 'var(--text)' },
  // On phones, the legend above the text explains the signs instead.
  [phone]: { '.cm-changedLine::before, .cm-deletedLine::before': { display: 'none' } },
  [forcedColors]: { [`.cm-changedLine, ${removed}`]: { outline: '1px solid CanvasText' } },
});

/** Styles a diff. The host's `--only-before` and `--only-after`, quoted strings, are shown beside lines of one version. */
export const diffTheme: Extension = [differing, frame];
