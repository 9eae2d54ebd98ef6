import type { FindingRow, KindOfFinding, SeverityFilter } from '../../../store';

type Severe = Pick<FindingRow | KindOfFinding, 'severity'>;

/** Returns the filter for the severities of a kind: errors and warnings, notes, or tidy findings. */
export function severityFilterOf({ severity }: Severe): SeverityFilter {
  return severity === 'error' || severity === 'warning' ? 'problem' : severity;
}

/** Returns the key of a finding's kind: its rule, and the filter for its severities. */
export function kindKey(one: Severe & Pick<FindingRow | KindOfFinding, 'rule'>): string {
  return `${one.rule} ${severityFilterOf(one)}`;
}
