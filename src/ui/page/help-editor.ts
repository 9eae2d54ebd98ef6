import type { EditorHandle } from '../../editor';
import { beginEditorHelp } from '../features/editor-help/begin-editor-help';
import { beginCoverage } from '../features/urls/coverage/begin-coverage';
import type { TesterBinding } from '../parts/tester-context';

/** Gives the page's editor what helps with writing, and the margin that counts the URLs of the list. Returns what ends both. */
export function helpEditor(editor: EditorHandle, tester: TesterBinding): () => void {
  const ends = [beginEditorHelp(editor, tester), beginCoverage(editor, tester)];
  return () => {
    for (const end of ends) end();
  };
}
