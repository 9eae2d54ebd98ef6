import type { FindingRow, KindOfFinding, SeverityFilter } from '../../../store';

type Severe = Pick<FindingRow | KindOfFinding, 'severity'>;

/** Returns the filter for the severities of a kind: notes, or errors and warnings. */
export function severityOf({ severity }: Severe): SeverityFilter {
  return severity === 'note' ? 'note' : 'problem';
}

/** Returns the key of a finding's kind: its rule, and whether it is a note. */
export function kindKey(one: Severe & Pick<FindingRow | KindOfFinding, 'rule'>): string {
  return `${one.rule} ${severityOf(one)}`;
}
