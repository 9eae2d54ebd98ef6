import { useContext, useEffect } from 'react';
import type { EditorHandle } from '../../../editor';
import { type TesterBinding, TesterContext } from '../../parts/tester-context';
import type { EditorState } from './use-editor';

/** Loads a function that gives an editor what helps with writing. That function returns what ends the help. */
export type LoadEditorHelp = () => Promise<(editor: EditorHandle, tester: TesterBinding) => () => void>;

/**
 * Loads what helps with writing when there is nothing else to do: problems, explanations, completion. Without it the text can be written all the
 * same. `load` must stay the same function.
 */
export function useEditorHelp(editor: EditorState, load: LoadEditorHelp): void {
  const tester = useContext(TesterContext);
  useEffect(() => {
    if (tester === null || typeof editor === 'string') return;
    let end: (() => void) | undefined;
    let isWanted = true;
    const begin = () =>
      load().then(
        (helpEditor) => {
          if (isWanted) end = helpEditor(editor, tester);
        },
        () => undefined,
      );
    (window.requestIdleCallback ?? setTimeout)(begin);
    return () => {
      isWanted = false;
      end?.();
    };
  }, [editor, tester, load]);
}
