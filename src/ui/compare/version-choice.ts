import { createContext, useContext } from 'react';
import type { SaidVersionKind } from '../../messages';

/** Asks for a second version of a kind, and compares with it once it is there. */
export const VersionChoiceContext = createContext<(kind: SaidVersionKind) => void>(() => undefined);

/** Asks for a second version of a kind, and compares with it once it is there. */
export function useVersionChoice(): (kind: SaidVersionKind) => void {
  return useContext(VersionChoiceContext);
}

/** All kinds of second versions, in the order in which they are offered. */
export const versionKinds = [
  'file',
  'pasted',
  'draft',
  'link',
  'ai-block',
] as const satisfies readonly SaidVersionKind[];
