import { useEffect, useState } from 'react';
import type { EditorHandle } from '../../../editor';
import { useTester } from '../../parts/tester-context';

/** Milliseconds after which the text is shown without its marks: something is wrong with the engine. */
const PATIENCE = 1_000;

/**
 * Whether the editor has its first marks, or will not get any. Marks take room, so that a text that were shown before them would move. Must be
 * called behind what gives the editor its marks.
 */
export function useIsSettled(editor: EditorHandle | null): boolean {
  const isAnswered = useTester(
    ({ report, engine }) => report !== null || engine === 'stopped' || engine === 'too-large-in-thread',
  );
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (editor === null || isSettled) return;
    if (isAnswered) setSettled(true);
    const timer = setTimeout(() => setSettled(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [editor, isAnswered, isSettled]);
  return isSettled;
}
