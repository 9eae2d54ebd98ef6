import type { ChangeSet, Extension, Text } from '@codemirror/state';
import { StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** A longer line is not wrapped: Google reads no more of a line, and a wrapped line of megabytes freezes browsers. */
export const LONGEST_WRAPPED_LINE = 16_664;

/** Wraps lines from the start on, until an edit makes one too long. */
export function wrapLines(wrap: boolean): Extension {
  return StateField.define<boolean>({
    create: () => wrap,
    update: (wrapped, { docChanged, changes, newDoc }) =>
      wrapped && !(docChanged && makesLongLine(changes, newDoc)),
    provide: (field) =>
      EditorView.contentAttributes.from(
        field,
        (wrapped): Record<string, string> => (wrapped ? { class: 'cm-lineWrapping' } : {}),
      ),
  });
}

/** True where an edit leaves a line that is too long to be wrapped. Looks only at what was edited. */
export function makesLongLine(changes: ChangeSet, doc: Text): boolean {
  let found = false;
  changes.iterChanges((_fromA, _toA, fromB, toB, inserted) => {
    found ||=
      isLong(doc.lineAt(fromB)) || isLong(doc.lineAt(toB)) || (isLong(inserted) && hasLongLine(inserted));
  });
  return found;
}

function hasLongLine(text: Text): boolean {
  for (const line of text.iterLines()) if (isLong(line)) return true;
  return false;
}

function isLong(text: { readonly length: number }): boolean {
  return text.length > LONGEST_WRAPPED_LINE;
}
