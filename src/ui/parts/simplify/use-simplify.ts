import { useCallback } from 'react';
import type { SimplifyProblem } from '../../../store';
import { compareSimplified } from '../../../store/compare/compare-simplified';
import { useBinding } from '../tester-context';
import { tabId } from '../view/view-panels';

/** Returns a function that opens the Compare view with the simplified file. It resolves to the reason if there is none, else to null. */
export function useSimplify(): () => Promise<SimplifyProblem | null> {
  const tester = useBinding();
  return useCallback(async () => {
    const problem = await compareSimplified(tester);
    if (problem !== null) return problem;
    tester.actions.setView('compare');
    document.getElementById(tabId('compare'))?.focus();
    return null;
  }, [tester]);
}
