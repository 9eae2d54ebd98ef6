import { useContext, useEffect } from 'react';
import { TesterContext } from '../../parts/tester-context';
import type { EditorState } from './use-editor';

/** Loads what helps with writing when there is nothing else to do: problems, explanations, completion. Without it the text can be written all the same. */
export function useEditorHelp(editor: EditorState): void {
  const tester = useContext(TesterContext);
  useEffect(() => {
    if (tester === null || typeof editor === 'string') return;
    let end: (() => void) | undefined;
    let isWanted = true;
    const load = () =>
      import('../editor-help/help-editor').then(
        ({ helpEditor }) => {
          if (isWanted) end = helpEditor(editor, tester);
        },
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(load);
    return () => {
      isWanted = false;
      end?.();
    };
  }, [editor, tester]);
}
