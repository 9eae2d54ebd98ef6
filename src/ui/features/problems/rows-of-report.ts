import type { ShownProblems } from '../../../messages';
import type { FindingRow, KindOfFinding, LintReport } from '../../../store';

/** The findings of a kind and severity, where the report brings all of its findings along; null where they must be asked for. */
export function rowsOfReport(
  { rows, guessRows, counts, guesses }: LintReport,
  { rule, isHeuristic }: KindOfFinding,
  show: ShownProblems,
): readonly FindingRow[] | null {
  const brought = isHeuristic ? guessRows : rows;
  const all = isHeuristic ? guesses : counts.error + counts.warning + counts.note;
  if (brought.length < all) return null;
  return brought.filter((row) => row.rule === rule && (show === 'all' || row.severity === show));
}
