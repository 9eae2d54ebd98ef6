import type { EditorHandle } from '../../../editor';
import { previewedLinesPart } from '../../../editor/marked-lines';
import { editorHelpTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';

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
