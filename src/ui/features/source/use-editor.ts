import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHandle } from '../../../editor';
import { crawlerName } from '../../../messages';
import { loadTexts } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { useReturnFocus } from '../../parts/text/return-focus';

/** The editor's texts load together with it. */
const useTexts = lazyTexts(loadTexts.editor);

/** The editor, `loading` until it is mounted, or `missing` if it could not be loaded. */
export type EditorState = EditorHandle | 'loading' | 'missing';

/**
 * Loads the editor into an element and keeps it in sync with the store. From then on, the editor owns the
 * text. `onContentHeight` must stay the same function: see `EditorOptions`.
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
    let isCurrent = true;
    Promise.all([import('../../../editor'), loadTexts.editor()]).then(
      ([{ createEditor }, { editorLabels }]) => {
        if (!isCurrent || host.current === null) return;
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
        // Synchronously: until then, neither a new document nor the first lines know about the editor.
        flushSync(() => setEditor(handle));
      },
      () => isCurrent && setEditor('missing'),
    );
    return () => {
      isCurrent = false;
      mounted?.destroy();
      setEditor('loading');
    };
  }, [host, setEditor, onContentHeight, store, actions, returnFocus]);
}

/**
 * Replaces the editor's text when the document changes elsewhere. The editor already has the document that it
 * was created with.
 */
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

/**
 * Shows the marks of each report. Marks of an older text stay, moved along with its lines, until the report
 * on the current text arrives. There are none if the worker has stopped or cannot be used.
 */
function useMarks(editor: EditorHandle | null): void {
  const store = useTesterStore();
  const report = useTester((state) => state.report);
  const isSilent = useTester(
    ({ workerStatus }) => workerStatus === 'stopped' || workerStatus === 'too-large-in-thread',
  );
  useEffect(() => {
    if (editor === null) return;
    if (isSilent) editor.showMarks(null);
    else if (report !== null && report.version === store.getState().version)
      editor.showMarks({
        version: report.version,
        lines: report.marks,
        limit: report.file.limit,
        hasQuestion: report.verdict !== null,
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
