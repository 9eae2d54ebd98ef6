import type { EditorHandle } from '../../../editor';
import { lazyCompletion } from '../../../editor/completion';
import { documentationPart } from '../../../editor/documentation';
import { markedLinesPart, previewedLinesPart, writtenLinesPart } from '../../../editor/marked-lines';
import { editorHelpTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { completionSource } from './completion-source';
import { documentationSource } from './documentation-source';
import { followProblems } from './follow-problems';

/**
 * Adds problems, explanations, completion and marked lines to an editor, and applies fixes through it. Returns a function
 * that ends this.
 */
export function beginEditorHelp(editor: EditorHandle, tester: TesterBinding): () => void {
  editor.add(documentationPart(documentationSource(tester)));
  editor.add(lazyCompletion(completionSource(tester)));
  const ends = [
    followMarkedLines(editor, tester),
    followPreviewedLines(editor, tester),
    followWrittenLines(editor, tester),
    followProblems(editor, tester),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Marks the lines that another part of the page asks for. Returns a function that ends this. */
function followMarkedLines(editor: EditorHandle, { store }: TesterBinding): () => void {
  const part = markedLinesPart(editorHelpTexts.markedLine);
  editor.add(part);
  const show = ({ markedLines }: TesterState) => {
    part.show(markedLines?.lines ?? null);
    const first = markedLines?.isFollowed ? markedLines.lines[0] : undefined;
    if (first !== undefined) editor.scrollToLine(first);
  };
  show(store.getState());
  return store.subscribe((state, before) => {
    if (state.markedLines !== before.markedLines) show(state);
  });
}

/** Shows the lines of an edit that a menu previews. Returns a function that ends this. */
export function followPreviewedLines(editor: EditorHandle, { store }: TesterBinding): () => void {
  const part = previewedLinesPart(editorHelpTexts.preview);
  editor.add(part);
  const show = ({ previewedLines }: TesterState) => {
    part.show(previewedLines ?? []);
    const [first] = previewedLines ?? [];
    if (first !== undefined) editor.scrollToLine(first.number);
  };
  // The preview may have begun before this part had loaded.
  if (store.getState().previewedLines !== null) show(store.getState());
  return store.subscribe((state, before) => {
    if (state.previewedLines !== before.previewedLines) show(state);
  });
}

/** Marks and frames the lines of the last write, and scrolls to them. Frames them again when they are asked for. Returns a function that ends this. */
function followWrittenLines(editor: EditorHandle, { store }: TesterBinding): () => void {
  const part = writtenLinesPart(editorHelpTexts.written);
  editor.add(part);
  const show = ({ written }: TesterState) => {
    const lines = written?.lines ?? null;
    part.show(lines?.marked ?? null);
    if (lines === null || lines.first === 0) return;
    const { first, marked } = lines;
    const end = marked.findIndex((line, at) => marked[at + 1] !== line + 1);
    if (end > 0) editor.scrollToLine(first + end);
    // Where lines were only removed, none is marked.
    editor.scrollToLine(first, { flash: marked.length === 0 });
  };
  show(store.getState());
  return store.subscribe((state, before) => {
    if (state.written?.lines !== before.written?.lines) show(state);
    const { lineRequest } = state;
    if (lineRequest !== before.lineRequest && lineRequest?.line === state.written?.lines?.first) part.frame();
  });
}
