import {
  addCursorAbove,
  addCursorBelow,
  copyLineDown,
  copyLineUp,
  deleteLine,
  insertBlankLine,
  moveLineDown,
  moveLineUp,
  selectLine,
  simplifySelection,
  standardKeymap,
  toggleLineComment,
  toggleTabFocusMode,
} from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/**
 * Keys of an editable text: CodeMirror's default keys except those for syntax, brackets, indentation and block comments, which robots.txt doesn't have.
 * A read-only text has no caret, so the browser scrolls with the arrow keys.
 */
const editable: Extension = keymap.of([
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Mod-Alt-ArrowUp', run: addCursorAbove },
  { key: 'Mod-Alt-ArrowDown', run: addCursorBelow },
  { key: 'Escape', run: simplifySelection },
  { key: 'Mod-Enter', run: insertBlankLine },
  { key: 'Alt-l', mac: 'Ctrl-l', run: selectLine },
  { key: 'Shift-Mod-k', run: deleteLine },
  { key: 'Mod-/', run: toggleLineComment },
  { key: 'Ctrl-m', mac: 'Shift-Alt-m', run: toggleTabFocusMode },
  ...standardKeymap,
]);

const fixed: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

/** Makes the text read-only or editable. A read-only text can still be selected, and scrolled by keyboard. */
export function readOnly(isReadOnly: boolean): Extension {
  return isReadOnly ? fixed : editable;
}
