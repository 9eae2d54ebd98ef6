import type { EditorHandle } from '../../../../editor';
import type { TesterBinding } from '../../../parts/tester-context';

/**
 * Loads the figures that show in the editor how many URLs each rule decides, when the URLs view is first opened.
 * Returns a function that removes them.
 */
export function beginCoverage(editor: EditorHandle, tester: TesterBinding): () => void {
  let end: (() => void) | undefined;
  let isEnded = false;
  let isLoading = false;
  const check = () => {
    if (isLoading || tester.store.getState().view !== 'urls') return;
    isLoading = true;
    import('./follow-coverage').then(
      ({ followCoverage }) => {
        unsubscribe();
        if (!isEnded) end = followCoverage(editor, tester);
      },
      // Ignore the failure: the table of rules shows the same numbers, and the next state change retries.
      () => {
        isLoading = false;
      },
    );
  };
  const unsubscribe = tester.store.subscribe(check);
  check();
  return () => {
    isEnded = true;
    unsubscribe();
    end?.();
  };
}
