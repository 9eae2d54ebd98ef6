import { codeFolding, foldEffect, foldedRanges, foldService, unfoldEffect } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { labelsOf } from '../labels';
import { marksOf } from './marks-field';

/** A range of the text (UTF-16 offsets). */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Folds the report's groups, from the end of their first line to the end of their last. */
export const foldGroups: Extension = [
  foldService.of((state, lineStart) => foldableGroup(state, state.doc.lineAt(lineStart).number)),
  codeFolding({
    preparePlaceholder: (state, { from, to }) => state.doc.lineAt(to).number - state.doc.lineAt(from).number,
    placeholderDOM(view, onclick, lines: number) {
      const { foldedLines, unfoldGroup } = labelsOf(view.state);
      const placeholder = document.createElement('span');
      placeholder.className = 'cm-foldPlaceholder';
      placeholder.textContent = foldedLines(lines);
      placeholder.title = unfoldGroup;
      placeholder.addEventListener('click', onclick);
      return placeholder;
    },
  }),
];

/** Returns the range that folds at this line: the rest of the group that starts here. Null for other lines. */
export function foldableGroup(state: EditorState, line: number): Range | null {
  const group = marksOf(state)?.groupAt(line);
  if (group == null || group.first !== line || group.last <= line) return null;
  return { from: state.doc.line(line).to, to: state.doc.line(group.last).to };
}

/** Returns true if lines after this one are folded. */
export function isFoldedAt(state: EditorState, line: number): boolean {
  return foldAt(state, line) !== null;
}

/** Folds or unfolds the group that starts on the line at `pos`; returns false if there is none. */
export function toggleGroup(view: EditorView, pos: number): boolean {
  const { state } = view;
  const line = state.doc.lineAt(pos).number;
  const folded = foldAt(state, line);
  const range = folded ?? foldableGroup(state, line);
  if (range === null) return false;
  view.dispatch({ effects: (folded === null ? foldEffect : unfoldEffect).of(range) });
  return true;
}

function foldAt(state: EditorState, line: number): Range | null {
  const { from, to } = state.doc.line(line);
  let found: Range | null = null;
  foldedRanges(state).between(from, to, (foldFrom, foldTo) => {
    if (foldFrom < from) return;
    found = { from: foldFrom, to: foldTo };
    return false;
  });
  return found;
}
