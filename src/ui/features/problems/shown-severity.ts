import type { ShownSeverity } from '../../../messages';
import type { FindingRow, KindOfFinding } from '../../../store';

/** Severity shown for a finding or a kind: a guess is shown as one, whatever its severity. */
export function shownSeverity({
  severity,
  isHeuristic,
}: Pick<FindingRow | KindOfFinding, 'severity' | 'isHeuristic'>): ShownSeverity {
  return isHeuristic ? 'guess' : severity;
}
