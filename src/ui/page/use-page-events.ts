import { type RefObject, useEffect } from 'react';
import type { EditorControls } from '../features/source/file-panel';
import { useBinding } from '../parts/tester-context';
import { untakenPaste } from './untaken-paste';

/**
 * Handles pastes and shortcuts anywhere on the page, once the code for it has loaded. Until then it keeps pastes that no field takes. If the code can't be
 * loaded, fields and buttons work as usual.
 */
export function usePageEvents(editor: RefObject<EditorControls | null>): void {
  const tester = useBinding();
  useEffect(() => {
    const early = [...(window.earlyInput?.pastes ?? [])];
    window.earlyInput?.endPastes();
    delete window.earlyInput;
    const keep = (event: ClipboardEvent) => {
      const text = untakenPaste(event);
      if (text !== '') early.push(text);
    };
    document.addEventListener('paste', keep);
    const loaded = import('./page-events').then(
      ({ describeWrites, followWriters, handlePastes, handleShortcuts }) => [
        followWriters(tester),
        describeWrites(tester),
        handlePastes(tester, early),
        handleShortcuts(tester, editor),
      ],
      () => [],
    );
    void loaded.then(() => document.removeEventListener('paste', keep));
    return () =>
      void loaded.then((ends) => {
        for (const end of ends) end();
      });
  }, [tester, editor]);
}
