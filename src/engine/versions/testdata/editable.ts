import { openFile } from '../../readable-file';
import { encodeText } from '../../source';
import { applyEdits } from '../../text-edits';
import type { EditableFile } from '../place-groups';

/** Makes a file from its text. */
export function editable(text: string): EditableFile {
  const file = openFile(encodeText(text));
  return { readBy: (id) => file.readBy(id), edited: (edits) => editable(applyEdits(text, edits)) };
}
