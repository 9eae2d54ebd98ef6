import type { FindingRow, Problems } from '../../../store';

/** Findings that the worker gives at once at most. */
const PAGE = 1000;

/**
 * Every finding of a version, asked for page by page: those that are no hints in the order of the file, then hints. Null where the newest report
 * is about another version, or where text or context changes in between. Rejects where the worker stops.
 */
export async function allRows(problems: Problems, version: number): Promise<readonly FindingRow[] | null> {
  const { report } = problems.store.getState();
  if (report?.version !== version) return null;
  const rows: FindingRow[] = [];
  const hints = report.kinds.filter((kind) => kind.isHeuristic).map((kind) => kind.rule);
  // Without a rule's name no hints are given.
  for (const rule of [null, ...hints]) {
    for (let from = 0, total = 1; from < total; from += PAGE) {
      const page = await problems.rows({ rule, severity: null, from, to: from + PAGE });
      if (page.version !== report.state) return null;
      rows.push(...page.rows);
      total = page.total;
    }
  }
  return rows;
}
