import type { EditorHandle } from '../../../editor';
import { lazyCompletion } from '../../../editor/completion';
import { documentationPart } from '../../../editor/documentation';
import type { TesterBinding } from '../../parts/tester-context';
import { completionSource } from './completion-source';
import { documentationSource } from './documentation-source';
import { followMarkedLines } from './follow-marked-lines';
import { followPreviewedLines } from './follow-previewed-lines';
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
    followProblems(editor, tester),
  ];
  return () => {
    for (const end of ends) end();
  };
}
