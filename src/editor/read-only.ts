import { defaultKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** What makes the text editable. Without it there is no caret that arrow keys could move: the browser scrolls with them. */
const editable: Extension = keymap.of(defaultKeymap);

const fixed: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

/** Whether the text can be changed. A text that cannot may still be selected, and scrolled by the keyboard. */
export function readOnly(isReadOnly: boolean): Extension {
  return isReadOnly ? fixed : editable;
}
