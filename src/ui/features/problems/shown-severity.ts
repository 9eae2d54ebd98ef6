import type { ShownSeverity } from '../../../messages';
import type { FindingRow, KindOfFinding } from '../../../store';

/** How a finding or a kind is marked: guesses are hints, whatever they would be otherwise. */
export function shownSeverity({
  severity,
  isHeuristic,
}: Pick<FindingRow | KindOfFinding, 'severity' | 'isHeuristic'>): ShownSeverity {
  return isHeuristic ? 'hint' : severity;
}
