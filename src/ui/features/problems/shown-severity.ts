import type { ShownSeverity } from '../../../messages';
import type { FindingRow, KindOfFinding } from '../../../store';

/** Returns the severity shown for a finding or a kind: "guess" for a guess, whatever its severity. */
export function shownSeverity({
  severity,
  isHeuristic,
}: Pick<FindingRow | KindOfFinding, 'severity' | 'isHeuristic'>): ShownSeverity {
  return isHeuristic ? 'guess' : severity;
}
