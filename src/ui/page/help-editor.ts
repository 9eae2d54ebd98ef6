import type { EditorHandle } from '../../editor';
import { beginEditorHelp } from '../features/editor-help/begin-editor-help';
import { beginCoverage } from '../features/urls/coverage/begin-coverage';
import type { TesterBinding } from '../parts/tester-context';

/**
 * Adds the editor help to the page's editor, and shows there how many URLs of the list each rule decides.
 * Returns a function that ends both.
 */
export function helpEditor(editor: EditorHandle, tester: TesterBinding): () => void {
  const ends = [beginEditorHelp(editor, tester), beginCoverage(editor, tester)];
  return () => {
    for (const end of ends) end();
  };
}
