import { createContext, useContext } from 'react';
import type { VersionWay } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';

/** How a second version is chosen. */
interface VersionChoice {
  /** Asks for one of a kind, and compares with it once it is there. */
  start(kind: VersionWay): void;
  /** Why the last one that was asked for is none. */
  readonly problem: SecondVersionProblem | null;
}

/** How a second version is chosen. */
export const VersionChoiceContext = createContext<VersionChoice>({ start: () => undefined, problem: null });

/** Asks for a second version of a kind, and compares with it once it is there. */
export function useVersionChoice(): (kind: VersionWay) => void {
  return useContext(VersionChoiceContext).start;
}

/** Why the last version that was asked for is none; null where nothing is wrong. */
export function useVersionProblem(): SecondVersionProblem | null {
  return useContext(VersionChoiceContext).problem;
}

/** All kinds of second versions, in the order in which they are offered. */
export const versionKinds = [
  'file',
  'pasted',
  'draft',
  'link',
  'ai-block',
] as const satisfies readonly VersionWay[];
