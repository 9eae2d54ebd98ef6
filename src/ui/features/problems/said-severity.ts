import type { SaidSeverity } from '../../../messages';
import type { FindingRow, KindOfFinding } from '../../../store';

/** How a finding or a kind is marked: guesses are hints, whatever they would be otherwise. */
export function saidSeverity({
  severity,
  isHeuristic,
}: Pick<FindingRow | KindOfFinding, 'severity' | 'isHeuristic'>): SaidSeverity {
  return isHeuristic ? 'hint' : severity;
}
