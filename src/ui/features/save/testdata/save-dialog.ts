import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import { savedFile } from '../../../testdata/saved-file';
import { press } from '../../../testdata/screen';

const root = page.getByRole('dialog', { name: 'Save robots.txt' });
const save = root.getByRole('button', { name: 'Save', exact: true });

/** The UTF-8 byte order mark, one character per byte as in `latin1Bytes`. */
export const BOM = '\xEF\xBB\xBF';

/** The dialog that saves the file, as a person sees it. */
export const saveDialog = {
  root,
  save,
  /** Size and encoding of the bytes to be saved. */
  facts: root.getByRole('status').first(),
  copy: root.getByRole('button', { name: 'Copy text' }),
  saveTestFile: root.getByRole('button', { name: 'Save test file' }),

  /** Opens the dialog with Ctrl+S, wherever the focus is. */
  async open(): Promise<void> {
    await press('ControlOrMeta+s');
    await expect.element(save).toHaveFocus();
  },

  /** Closes the dialog with Esc. */
  async close(): Promise<void> {
    await press('Escape');
    await expect.element(root).not.toBeInTheDocument();
  },

  /** Saves with Enter. The content has one character per byte. */
  async saved(): Promise<{ readonly name: string; readonly content: string }> {
    save.element().focus();
    const { name, bytes } = await savedFile(() => press('Enter'));
    await expect.element(root).not.toBeInTheDocument();
    return { name, content: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') };
  },
};

/** Returns bytes written as characters from 0 to FF. */
function latin1Bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Opens a file of bytes written as characters from 0 to FF. */
export function openBytes({ actions }: Tester, content: string, name = 'robots.txt'): Promise<void> {
  return actions.openFile(new File([latin1Bytes(content)], name));
}

/** Opens a file like `openBytes` and appends a `#` to its text. */
export async function openEdited(tester: Tester, content: string): Promise<void> {
  await openBytes(tester, content);
  const text = tester.store.getState().document.text.toString();
  tester.actions.edit([[text.length, text.length, '#']], `${text}#`);
}
