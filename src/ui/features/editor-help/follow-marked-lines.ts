import type { EditorHandle } from '../../../editor';
import { markedLinesPart } from '../../../editor/marked-lines';
import { editorHelpTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';

/** Marks the lines that another part of the page asks for. Returns a function that ends this. */
export function followMarkedLines(editor: EditorHandle, { store }: TesterBinding): () => void {
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
