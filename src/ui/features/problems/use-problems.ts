import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Problems, ProblemsState } from '../../../store';

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
