import { type ChangeEvent, type ReactNode, useCallback, useRef } from 'react';
import { FileChooserContext } from '../parts/file/file-chooser';
import { useBinding } from '../parts/tester-context';

/** Contains the hidden file input that all "open a file" buttons of the page use. */
export function FileChooserProvider({ children }: { readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const tester = useBinding();
  const choose = useCallback(() => input.current?.click(), []);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again after it has changed on disk.
    event.currentTarget.value = '';
    if (file === undefined) return;
    void import('./bring-file').then(
      ({ bringFile }) => bringFile(tester, file),
      () => tester.actions.showNotice({ kind: 'file-unread', name: file.name }),
    );
  };
  return (
    <FileChooserContext value={choose}>
      {children}
      <input ref={input} type="file" hidden onChange={open} />
    </FileChooserContext>
  );
}
