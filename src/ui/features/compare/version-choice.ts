import { createContext, useContext } from 'react';
import type { VersionWay } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';

/** Chooses a second version. */
interface VersionChoice {
  /** Opens the choice of this kind, then compares with the version chosen. */
  start(kind: VersionWay): void;
  /** The reason why the last choice can't be used; null for none. */
  readonly problem: SecondVersionProblem | null;
}

/** Provides the choice of a second version. */
export const VersionChoiceContext = createContext<VersionChoice>({ start: () => undefined, problem: null });

/** Returns a function that opens the choice of a kind, then compares with the version chosen. */
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
