import type { ShownProblems } from '../../../messages';
import type { FindingRow, KindOfFinding, LintReport } from '../../../store';
import { kindKey } from './severity-of';

/** Returns the findings of a kind and severity if the report contains all findings; otherwise null, and they must be requested. */
export function rowsOfReport(
  { rows, guessRows, counts, guesses }: LintReport,
  kind: KindOfFinding,
  show: ShownProblems,
): readonly FindingRow[] | null {
  const brought = kind.isHeuristic ? guessRows : rows;
  const all = kind.isHeuristic ? guesses : counts.error + counts.warning + counts.note + counts.tidy;
  if (brought.length < all) return null;
  const key = kindKey(kind);
  return brought.filter((row) => kindKey(row) === key && (show === 'all' || row.severity === show));
}
