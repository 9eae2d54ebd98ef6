import { useEffect } from 'react';
import type { TesterState } from '../../../store';
import { useActions, useTester } from '../tester-context';

/** Returns the problem checker, or the reason why it is missing. Starts it if necessary. */
export function useStartedProblems(): TesterState['problems'] {
  const problems = useTester((state) => state.problems);
  const actions = useActions();
  useEffect(() => {
    if (problems === 'off') actions.loadProblems();
  }, [problems, actions]);
  return problems;
}
