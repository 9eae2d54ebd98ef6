import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Problems, ProblemsState, TesterState } from '../../../store';
import { useActions, useTester } from '../../parts/tester-context';

/** Returns the problem checker, or the reason why it is missing. Starts it if necessary. */
export function useStartedProblems(): TesterState['problems'] {
  const problems = useTester((state) => state.problems);
  const actions = useActions();
  useEffect(() => {
    if (problems === 'off') actions.loadProblems();
  }, [problems, actions]);
  return problems;
}

/** Provides the problem checker inside the Problems view. */
export const ProblemsContext = createContext<Problems | null>(null);

/** Returns the problem checker. */
export function useProblems(): Problems {
  const problems = useContext(ProblemsContext);
  if (problems === null) throw new Error('A part of the Problems view stands outside ProblemsContext');
  return problems;
}

/** Selects a part of the problem checker's state. */
export function useProblemsState<Part>(select: (state: ProblemsState) => Part): Part {
  return useStore(useProblems().store, select);
}
