import { type ChangeEvent, type ReactNode, useCallback, useRef } from 'react';
import { FileChooserContext } from '../parts/file/file-chooser';
import { useActions } from '../parts/tester-context';

/** Holds the hidden file field that every "open a file" in the page uses. */
export function FileChooserProvider({ children }: { readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const actions = useActions();
  const choose = useCallback(() => input.current?.click(), []);
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Emptied, so that the same file can be chosen again after it was changed on disk.
    event.currentTarget.value = '';
    if (file !== undefined) void actions.openFile(file);
  };
  return (
    <FileChooserContext value={choose}>
      {children}
      <input ref={input} type="file" hidden onChange={open} />
    </FileChooserContext>
  );
}
