import type { LintedFinding } from './linted-file';

/** Whether a finding can be mended without anybody having to want more than what is written. */
export function isSafelyFixable({ fixKind, isHeuristic }: LintedFinding): boolean {
  return (fixKind === 'neutral' || fixKind === 'evident') && !isHeuristic;
}
