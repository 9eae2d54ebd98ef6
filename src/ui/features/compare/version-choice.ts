import { createContext, useContext } from 'react';
import type { VersionWay } from '../../../messages';
import type { SecondVersionProblem } from '../../../store';

/** The choice of a second version. */
interface VersionChoice {
  /** Lets the user choose a version of this kind, then compares with it. */
  start(kind: VersionWay): void;
  /** Replaces the text in the editor by the second version. */
  use(): void;
  /** The reason why the last choice can't be used; null for none. */
  readonly problem: SecondVersionProblem | null;
  /** True while the file is being simplified. */
  readonly isSimplifying: boolean;
}

/** Provides the choice of a second version. */
export const VersionChoiceContext = createContext<VersionChoice>({
  start: () => undefined,
  use: () => undefined,
  problem: null,
  isSimplifying: false,
});

/** Returns a function that lets the user choose a version of a kind, then compares with it. */
export function useVersionChoice(): (kind: VersionWay) => void {
  return useContext(VersionChoiceContext).start;
}

/** Returns a function that replaces the text in the editor by the second version. */
export function useVersionUse(): () => void {
  return useContext(VersionChoiceContext).use;
}

/** Returns the state of the last choice: see `VersionChoice`. */
export function useVersionStatus(): Pick<VersionChoice, 'problem' | 'isSimplifying'> {
  return useContext(VersionChoiceContext);
}

/** All kinds of second versions, in display order. */
export const versionKinds = [
  'file',
  'pasted',
  'draft',
  'link',
  'ai-block',
  'simplified',
] as const satisfies readonly VersionWay[];
