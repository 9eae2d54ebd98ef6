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
 * The keys of an editable text: CodeMirror's default keys without those for syntax, brackets, indentation and block comments, none of which
 * robots.txt has. A read-only text has no caret, so the browser scrolls with the arrow keys.
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

/** Whether the text can be changed. A text that cannot may still be selected, and scrolled by the keyboard. */
export function readOnly(isReadOnly: boolean): Extension {
  return isReadOnly ? fixed : editable;
}
