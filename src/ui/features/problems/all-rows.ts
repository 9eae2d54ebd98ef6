import type { FindingRow, Problems } from '../../../store';

/** Maximum number of findings per reply of the worker. */
const PAGE = 1000;

/**
 * Requests every finding of a version page by page, in file order, but guesses and then tidy findings last. Null if the newest report is about another
 * version, or if text or context changes meanwhile. Rejects if the worker stops.
 */
export async function allRows(problems: Problems, version: number): Promise<readonly FindingRow[] | null> {
  const { report } = problems.store.getState();
  if (report?.version !== version) return null;
  const rows: FindingRow[] = [];
  const guesses = report.kinds.filter((kind) => kind.isHeuristic).map((kind) => kind.rule);
  // Guesses are returned only if their rule is named.
  for (const rule of [null, ...guesses]) {
    for (let from = 0, total = 1; from < total; from += PAGE) {
      const page = await problems.rows({ rule, severity: null, from, to: from + PAGE });
      if (page.version !== report.state) return null;
      rows.push(...page.rows);
      total = page.total;
    }
  }
  return [
    ...rows.filter(({ severity }) => severity !== 'tidy'),
    ...rows.filter(({ severity }) => severity === 'tidy'),
  ];
}
