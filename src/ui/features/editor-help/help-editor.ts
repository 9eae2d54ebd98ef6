import type { EditorHandle } from '../../../editor';
import { lazyCompletion } from '../../../editor/completion';
import { documentationPart } from '../../../editor/documentation';
import { editorHelpTexts } from '../../../messages';
import type { TesterBinding } from '../../parts/tester-context';
import { beginCoverage } from '../urls/coverage/begin-coverage';
import { completionSource } from './completion-source';
import { documentationSource } from './documentation-source';
import { followProblems } from './follow-problems';

/** Gives an editor all that helps with writing, and lets fixes go through it. Returns what ends that. */
export function helpEditor(editor: EditorHandle, tester: TesterBinding): () => void {
  tester.actions.registerSurface(editor);
  editor.add(documentationPart(documentationSource(tester), editorHelpTexts.card));
  editor.add(lazyCompletion(completionSource(tester)));
  const endProblems = followProblems(editor, tester);
  const endCoverage = beginCoverage(editor, tester);
  return () => {
    endProblems();
    endCoverage();
    tester.actions.registerSurface(null);
  };
}
