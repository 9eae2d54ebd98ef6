import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Problems, ProblemsState, TesterState } from '../../../store';
import { useActions, useTester } from '../../parts/tester-context';

/** What looks for problems, or why it is not there. Begins to look where nobody has asked for it yet. */
export function useStartedProblems(): TesterState['problems'] {
  const problems = useTester((state) => state.problems);
  const actions = useActions();
  useEffect(() => {
    if (problems === 'off') actions.loadProblems();
  }, [problems, actions]);
  return problems;
}

/** Holds what looks for problems, inside the view that lists them. */
export const ProblemsContext = createContext<Problems | null>(null);

/** What looks for problems. */
export function useProblems(): Problems {
  const problems = useContext(ProblemsContext);
  if (problems === null) throw new Error('A part of the Problems view stands outside ProblemsContext');
  return problems;
}

/** A part of what is known of problems; the component renders again when that part changes. */
export function useProblemsState<Part>(select: (state: ProblemsState) => Part): Part {
  return useStore(useProblems().store, select);
}
