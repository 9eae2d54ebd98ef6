import type { ChangeSet, Extension, Text } from '@codemirror/state';
import { StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Maximum length of a wrapped line, in UTF-16 units. Google reads no more of a line, and wrapping a line of megabytes freezes browsers. */
export const LONGEST_WRAPPED_LINE = 16_664;

/** Wraps lines if `wrap` is true, until an edit makes a line too long. */
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

/** Returns true if an edit leaves a line that is too long to wrap. Checks only the edited lines. */
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
