import { createContext, useContext } from 'react';
import type { VersionWay } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';

/** The choice of a second version. */
interface VersionChoice {
  /** Lets the user choose a version of this kind, then compares with it. */
  start(kind: VersionWay): void;
  /** The reason why the last choice can't be used; null for none. */
  readonly problem: SecondVersionProblem | null;
}

/** Provides the choice of a second version. */
export const VersionChoiceContext = createContext<VersionChoice>({ start: () => undefined, problem: null });

/** Returns a function that lets the user choose a version of a kind, then compares with it. */
export function useVersionChoice(): (kind: VersionWay) => void {
  return useContext(VersionChoiceContext).start;
}

/** Returns the reason why the last choice can't be used; null for none. */
export function useVersionProblem(): SecondVersionProblem | null {
  return useContext(VersionChoiceContext).problem;
}

/** All kinds of second versions, in display order. */
export const versionKinds = [
  'file',
  'pasted',
  'draft',
  'link',
  'ai-block',
] as const satisfies readonly VersionWay[];
