import type { Finding, Severity } from '..';

/** Selects findings by severity; `problem` selects errors and warnings. */
export type SeverityFilter = Severity | 'problem';

/** Returns whether a filter selects a finding. */
export function hasSeverity({ severity }: Pick<Finding, 'severity'>, filter: SeverityFilter): boolean {
  return filter === 'problem' ? severity === 'error' || severity === 'warning' : severity === filter;
}
