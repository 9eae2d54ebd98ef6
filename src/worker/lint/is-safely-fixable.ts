import type { LintedFinding } from './linted-file';

/** Returns whether a finding can be fixed automatically, without a decision by the user. */
export function isSafelyFixable({ fixKind, isHeuristic }: LintedFinding): boolean {
  return (fixKind === 'neutral' || fixKind === 'evident') && !isHeuristic;
}
