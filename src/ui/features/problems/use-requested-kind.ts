import { useEffect, useEffectEvent } from 'react';
import type { KindOfFinding, LintReport, RequestedKind } from '../../../store';
import { panelId } from '../../parts/view/view-panels';
import { kindKey } from './severity-of';
import { useProblems, useProblemsState } from './use-problems';

/** Opens a kind of findings and moves the focus to it when another part of the page requests it. */
export function useRequestedKind(kind: KindOfFinding, open: () => void): void {
  const problems = useProblems();
  const isRequested = useProblemsState(({ requestedKind }) => isSameKind(kind, requestedKind));
  const show = useEffectEvent(() => {
    open();
    problems.requestKind(null);
    const own = `[data-kind="${kind.rule}"] button, [data-finding="${kind.rule}"] a`;
    const element = document.getElementById(panelId('problems'))?.querySelector<HTMLElement>(own);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isRequested) show();
  }, [isRequested]);
}

/** Returns whether a kind of a report is requested. Ends a request for one that is gone. */
export function useHasRequest({ kinds }: LintReport): boolean {
  const problems = useProblems();
  const requested = useProblemsState((state) => state.requestedKind);
  const isThere = kinds.some((kind) => isSameKind(kind, requested));
  useEffect(() => {
    if (requested !== null && !isThere) problems.requestKind(null);
  }, [problems, requested, isThere]);
  return isThere;
}

/** Returns whether a request is for a kind. */
export function isSameKind(kind: KindOfFinding, requested: RequestedKind | null): boolean {
  return requested !== null && kindKey(kind) === kindKey(requested);
}
