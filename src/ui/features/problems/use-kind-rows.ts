import { useEffect, useMemo, useState } from 'react';
import type { ShownProblems } from '../../../messages';
import type { FindingRow, KindOfFinding, LintReport, LintRequests } from '../../../store';
import { type KindRows, rowsAtHand } from './kind-rows';
import { kindKey, severityFilterOf } from './severity-of';
import { useProblems } from './use-problems';

/**
 * Returns the findings of a kind and severity, with the first `limit` loaded: from the report if it has them, otherwise from the worker.
 * Until they have loaded, returns the previous findings, or null.
 */
export function useKindRows(
  report: LintReport,
  kind: KindOfFinding,
  show: ShownProblems,
  limit: number,
): KindRows | null {
  const problems = useProblems();
  const atHand = useMemo(() => rowsOfReport(report, kind, show), [report, kind, show]);
  const [requested, setRequested] = useState<LintRequests['rows']['reply'] | null>(null);
  const { rule } = kind;
  const severity = show === 'all' ? severityFilterOf(kind) : show;
  const isRequested = atHand === null;
  useEffect(() => {
    if (!isRequested) return;
    let isCurrent = true;
    problems.rows({ rule, severity, from: 0, to: limit }).then(
      // Rows of a newer state have other indexes. Its report triggers another request.
      (reply) => isCurrent && reply.version === report.state && setRequested(reply),
      // The worker has stopped, which the view reports.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [problems, report, isRequested, rule, severity, limit]);
  return useMemo(() => {
    if (atHand !== null) return rowsAtHand(atHand);
    if (requested === null) return null;
    const load = async (from: number, to: number): Promise<readonly FindingRow[]> => {
      const reply = await problems.rows({ rule, severity, from, to });
      if (reply.version !== requested.version) throw new Error('There is a newer report');
      return reply.rows;
    };
    return { rows: requested.rows, total: requested.total, load };
  }, [atHand, requested, problems, rule, severity]);
}

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
