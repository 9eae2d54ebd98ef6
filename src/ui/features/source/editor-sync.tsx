import { useContext, useEffect, useRef } from 'react';
import type { EditorHandle } from '../../../editor';
import { crawlerName, editorLabels } from '../../../messages';
import { HiddenAnswerContext } from '../../parts/answer/hidden-answer';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';

export { editorLabels } from '../../../messages';

/** Passes changes of the store on to a mounted editor. Renders nothing. Loads together with the editor. */
export function EditorSync({ editor }: { readonly editor: EditorHandle }) {
  const actions = useActions();
  useEffect(() => {
    actions.registerSurface(editor);
    return () => actions.registerSurface(null);
  }, [editor, actions]);
  useDocument(editor);
  useMarks(editor);
  useLabels(editor);
  useLineRequests(editor);
  return null;
}

/**
 * Replaces the editor's text when the document changes elsewhere. The editor already has the document that it
 * was created with.
 */
function useDocument(editor: EditorHandle): void {
  const store = useTesterStore();
  const id = useTester((state) => state.document.id);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const { text, hasGiantLine } = store.getState().document;
    editor.openDocument(text.toString(), !hasGiantLine);
  }, [editor, id, store]);
}

/**
 * Shows the marks of each report. Marks of an older text stay, moved along with its lines, until the report
 * on the current text arrives. There are none if the answer is hidden, or the worker has stopped or cannot be used.
 */
function useMarks(editor: EditorHandle): void {
  const store = useTesterStore();
  const report = useTester((state) => state.report);
  const isHidden = useContext(HiddenAnswerContext);
  const isSilent = useTester(
    ({ workerStatus }) => isHidden || workerStatus === 'stopped' || workerStatus === 'too-large-in-thread',
  );
  useEffect(() => {
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

function useLabels(editor: EditorHandle): void {
  const name = useTester((state) => crawlerName(state.crawler));
  useEffect(() => editor.setLabels(editorLabels(name)), [editor, name]);
}

/** Shows each requested line once, including one that was requested while the editor was loading. Relies on the editor staying mounted. */
function useLineRequests(editor: EditorHandle): void {
  const request = useTester((state) => state.lineRequest);
  useEffect(() => {
    if (request !== null) editor.revealLine(request.line);
  }, [editor, request]);
}
