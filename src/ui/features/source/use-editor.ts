import { createElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHandle } from '../../../editor';
import { crawlerName } from '../../../messages';
import { useActions, useTesterStore } from '../../parts/tester-context';
import { useReturnFocus } from '../../parts/text/return-focus';

/** The editor, `loading` until it is mounted, or `missing` if it could not be loaded. */
export type EditorState = EditorHandle | 'loading' | 'missing';

/** The editor, and the element that keeps it in sync with the store. `sync` must be rendered. */
interface LoadedEditor {
  readonly editor: EditorState;
  readonly sync: ReactNode;
}

const loading: LoadedEditor = { editor: 'loading', sync: null };

/**
 * Loads the editor into an element. From then on, the editor owns the text. `onContentHeight` (see
 * `EditorOptions`) must stay the same function.
 */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  onContentHeight?: (height: number) => void,
): LoadedEditor {
  const [loaded, setLoaded] = useState(loading);
  const store = useTesterStore();
  const actions = useActions();
  const returnFocus = useReturnFocus();
  useEffect(() => {
    let mounted: EditorHandle | null = null;
    let isCurrent = true;
    Promise.all([import('../../../editor'), import('./editor-sync')]).then(
      ([{ createEditor }, { EditorSync, editorLabels }]) => {
        if (!isCurrent || host.current === null) return;
        const { document, crawler } = store.getState();
        const editor = createEditor({
          parent: host.current,
          text: document.text.toString(),
          wrap: !document.hasGiantLine,
          labels: editorLabels(crawlerName(crawler)),
          onEdit: actions.edit,
          ...(onContentHeight && { onContentHeight }),
          onReturn: () => returnFocus.restore(() => flushSync(() => actions.setView(store.getState().view))),
        });
        mounted = editor;
        // Synchronous, so that `EditorSync` follows the next document change and `FirstLines` disappears immediately.
        flushSync(() => setLoaded({ editor, sync: createElement(EditorSync, { editor }) }));
      },
      () => isCurrent && setLoaded({ editor: 'missing', sync: null }),
    );
    return () => {
      isCurrent = false;
      mounted?.destroy();
      setLoaded(loading);
    };
  }, [host, onContentHeight, store, actions, returnFocus]);
  return loaded;
}
