import type { FindingRow, KindOfFinding, SeverityFilter } from '../../../store';

type Severe = Pick<FindingRow | KindOfFinding, 'severity'>;

/** Severities of a kind as a filter: notes, or errors and warnings. */
export function severityOf({ severity }: Severe): SeverityFilter {
  return severity === 'note' ? 'note' : 'problem';
}

/** Identifies the kind of a finding: its rule, and whether it is a note. */
export function kindKey(one: Severe & Pick<FindingRow | KindOfFinding, 'rule'>): string {
  return `${one.rule} ${severityOf(one)}`;
}
