import { createElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHandle, EditorOptions } from '../../../editor';
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

/** Options of `useEditor`. The functions must stay the same. */
interface UseEditorOptions extends Pick<EditorOptions, 'onContentHeight'> {
  /** False until the editor is needed. Default true. */
  readonly isWanted?: boolean;
  /** Returns where the editor begins, if it takes over a text that was shown before it. */
  start?(): Pick<EditorOptions, 'firstLine' | 'caret'>;
}

/** Loads the editor into an element. From then on, the editor owns the text. */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  { isWanted = true, start, onContentHeight }: UseEditorOptions = {},
): LoadedEditor {
  const [loaded, setLoaded] = useState(loading);
  const store = useTesterStore();
  const actions = useActions();
  const returnFocus = useReturnFocus();
  useEffect(() => {
    if (!isWanted) return;
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
          ...start?.(),
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
  }, [host, isWanted, start, onContentHeight, store, actions, returnFocus]);
  return loaded;
}
