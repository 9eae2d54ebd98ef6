import type { Finding } from '../../lint';
import type { SeverityFilter } from './lint-protocol';

/** Returns whether a filter selects a finding. */
export function hasSeverity({ severity }: Pick<Finding, 'severity'>, filter: SeverityFilter): boolean {
  return filter === 'problem' ? severity === 'error' || severity === 'warning' : severity === filter;
}
