import { textDocument } from '../document';
import { documentNotice } from '../replaced-work';
import type { TesterBinding } from '../tester-handle';

/**
 * Replaces the file with a pasted text. An example's URL goes, and so does the former file's address. A separate module, because the first
 * page doesn't need it.
 */
export function pasteText({ store, actions }: TesterBinding, text: string): void {
  const before = store.getState();
  const content = textDocument(text.replace(/\r\n?/g, '\n'), { kind: 'typed' });
  // An edit would keep the former file's line ends, and the editor would wrap a giant line. Such a text is opened like a file.
  const { bom, lineEnd, text: former } = before.document;
  const canEdit = !bom && lineEnd === 'lf' && !content.hasGiantLine;
  const whole = [[[0, former.length, content.text.toString()]]] as const;
  // `rounds: null`: Undo reopens the former document instead of undoing an edit.
  const isEdit = canEdit && actions.applyEdits(whole, { kind: 'pasted', rounds: null });
  if (!isEdit) {
    actions.openContent({ ...content, edited: true }, { list: before.list });
    actions.keepWritten(before, { kind: 'pasted' });
  }
  actions.showNotice(documentNotice(content, null));
}
