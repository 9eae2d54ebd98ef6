import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHandle } from '../../../editor';
import { crawlerName } from '../../../messages';
import { loadTexts } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { useReturnFocus } from '../../parts/text/return-focus';

/** The editor's own words come with it. */
const useTexts = lazyTexts(loadTexts.editor);

/** An editor on its way, in the page, or never to come. */
export type EditorState = EditorHandle | 'loading' | 'missing';

/**
 * Loads the editor into an element and keeps it in step with the store. The editor owns the text from then on. `onContentHeight` must stay the same
 * function; see `EditorOptions`.
 */
export function useEditor(
  host: RefObject<HTMLElement | null>,
  onContentHeight?: (height: number) => void,
): EditorState {
  const [editor, setEditor] = useState<EditorState>('loading');
  const handle = typeof editor === 'string' ? null : editor;
  useMount(host, setEditor, onContentHeight);
  useDocument(handle);
  useMarks(handle);
  useLabels(handle);
  useLineRequests(handle);
  return editor;
}

function useMount(
  host: RefObject<HTMLElement | null>,
  setEditor: (editor: EditorState) => void,
  onContentHeight: ((height: number) => void) | undefined,
): void {
  const store = useTesterStore();
  const actions = useActions();
  const returnFocus = useReturnFocus();
  useEffect(() => {
    let mounted: EditorHandle | null = null;
    let isWanted = true;
    Promise.all([import('../../../editor'), loadTexts.editor()]).then(
      ([{ createEditor }, { editorLabels }]) => {
        if (!isWanted || host.current === null) return;
        const { document, crawler } = store.getState();
        const handle = createEditor({
          parent: host.current,
          text: document.text.toString(),
          wrap: !document.hasGiantLine,
          labels: editorLabels(crawlerName(crawler)),
          onEdit: actions.edit,
          ...(onContentHeight && { onContentHeight }),
          onReturn: () => returnFocus.restore(() => flushSync(() => actions.setView(store.getState().view))),
        });
        mounted = handle;
        // At once: until then, neither a new document nor the first lines know that the editor is there.
        flushSync(() => setEditor(handle));
      },
      () => isWanted && setEditor('missing'),
    );
    return () => {
      isWanted = false;
      mounted?.destroy();
      setEditor('loading');
    };
  }, [host, setEditor, onContentHeight, store, actions, returnFocus]);
}

/** A document that came from elsewhere replaces the editor's; the one it was made with is there already. */
function useDocument(editor: EditorHandle | null): void {
  const store = useTesterStore();
  const id = useTester((state) => state.document.id);
  const shown = useRef<{ editor: EditorHandle | null; id: number }>({ editor: null, id });
  useEffect(() => {
    const isOther = shown.current.editor === editor && shown.current.id !== id;
    shown.current = { editor, id };
    if (!isOther || editor === null) return;
    const { text, hasGiantLine } = store.getState().document;
    editor.openDocument(text.toString(), !hasGiantLine);
  }, [editor, id, store]);
}

/** Marks of an older text stay, moved along with its lines, until the report on the present text is there. Without an engine there are none. */
function useMarks(editor: EditorHandle | null): void {
  const store = useTesterStore();
  const report = useTester((state) => state.report);
  const isSilent = useTester(({ engine }) => engine === 'stopped' || engine === 'too-large-in-thread');
  useEffect(() => {
    if (editor === null) return;
    if (isSilent) editor.showMarks(null);
    else if (report !== null && report.version === store.getState().version)
      editor.showMarks({
        version: report.version,
        lines: report.marks,
        limit: report.file.limit,
        asked: report.verdict !== null,
      });
  }, [editor, report, isSilent, store]);
}

function useLabels(editor: EditorHandle | null): void {
  const name = useTester((state) => crawlerName(state.crawler));
  const texts = useTexts(editor !== null);
  const labels = useMemo(() => texts?.editorLabels(name), [texts, name]);
  useEffect(() => {
    if (labels !== undefined) editor?.setLabels(labels);
  }, [editor, labels]);
}

function useLineRequests(editor: EditorHandle | null): void {
  const request = useTester((state) => state.lineRequest);
  const done = useRef(request);
  useEffect(() => {
    if (editor === null || request === null || request === done.current) return;
    done.current = request;
    editor.revealLine(request.line);
  }, [editor, request]);
}
