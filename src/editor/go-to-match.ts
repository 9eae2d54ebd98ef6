import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { keymap } from '@codemirror/view';
import { marksOf } from './marks/marks-field';
import type { MarkedRule } from './marks/marks-over-text';
import { revealLine } from './reveal-line';

/** Alt+J and Alt+K move through the matching rules, winner first. */
export const matchKeys: Extension = keymap.of([
  { key: 'Alt-j', run: (view) => goToMatch(view, 1) },
  { key: 'Alt-k', run: (view) => goToMatch(view, -1) },
]);

/** Goes to the next or previous matching rule; returns false if no rule matches. */
export function goToMatch(view: EditorView, direction: 1 | -1): boolean {
  const target = matchBeside(marksOf(view.state)?.matches() ?? [], caretLine(view.state), direction);
  if (target === null) return false;
  revealLine(view, target.line);
  return true;
}

/** The match before or after the one on `line`, wrapping around. From any other line: the first or the last match. */
export function matchBeside(
  matches: readonly MarkedRule[],
  line: number,
  direction: 1 | -1,
): MarkedRule | null {
  const here = matches.findIndex((match) => match.line === line);
  const next = here < 0 && direction < 0 ? matches.length - 1 : here + direction;
  return matches.at(next % matches.length) ?? null;
}

function caretLine(state: EditorState): number {
  return state.doc.lineAt(state.selection.main.head).number;
}
