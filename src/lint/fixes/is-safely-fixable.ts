import type { LintedFinding } from './linted-file';

/** Returns whether a problem or tip can be fixed automatically, without a decision by the user. */
export function isSafelyFixable(finding: LintedFinding): boolean {
  return hasSafeFix(finding) && finding.severity !== 'tidy';
}

/** Returns whether "Tidy up all" may apply the fix of a finding, if a check confirms that no verdict changes. */
export function isTidiable(finding: LintedFinding): boolean {
  return hasSafeFix(finding) && finding.severity === 'tidy';
}

function hasSafeFix({ fixKind, isHeuristic }: LintedFinding): boolean {
  return (fixKind === 'neutral' || fixKind === 'evident') && !isHeuristic;
}
