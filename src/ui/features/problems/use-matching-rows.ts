import { useDeferredValue, useEffect, useState } from 'react';
import { plainWords } from '../../../lint/texts';
import { lineName, severityWords } from '../../../messages';
import type { FindingRow, LintReport } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import type { ProblemFilter } from './problem-filter';
import { kindKey } from './severity-of';
import { shownSeverity } from './shown-severity';
import { useProblems } from './use-problems';

/** Number of findings requested and searched in one step. */
const PAGE = 500;

/** Results of a search. */
export interface MatchingRows {
  /** Findings by `kindKey`, in file order. */
  readonly byKind: ReadonlyMap<string, readonly FindingRow[]>;
  /** Number of findings without guesses and tidy ones. */
  readonly found: number;
  readonly isDone: boolean;
}

/**
 * Returns the findings that match a search. Searches page by page, so that the page stays responsive. Previous results stay until the new
 * search is complete; until the first one is, there are none and `isDone` is false. Null without a query.
 */
export function useMatchingRows(report: LintReport, filter: ProblemFilter): MatchingRows | null {
  const problems = useProblems();
  const query = useDeferredValue(filter.query);
  const { show } = filter;
  const [matching, setMatching] = useState<MatchingRows | null>(null);
  useEffect(() => {
    if (query.trim() === '') return setMatching(null);
    let isCurrent = true;
    const byKind = new Map<string, FindingRow[]>();
    let found = 0;
    const collect = (rows: readonly FindingRow[]): void => {
      for (const row of rows) {
        if (!matchesFilter(row, { show, query })) continue;
        if (!row.isHeuristic && row.severity !== 'tidy') found++;
        const key = kindKey(row);
        const known = byKind.get(key);
        if (known === undefined) byKind.set(key, [row]);
        else known.push(row);
      }
    };
    const search = async (): Promise<void> => {
      if (report.rows.length + report.guessRows.length === report.total) {
        collect([...report.rows, ...report.guessRows]);
      } else {
        // Guesses are returned only if their rule is named.
        const guesses = report.kinds.filter((kind) => kind.isHeuristic).map((kind) => kind.rule);
        for (const rule of [null, ...guesses]) {
          for (let from = 0, total = 1; from < total && isCurrent; from += PAGE) {
            const page = await problems.rows({ rule, severity: null, from, to: from + PAGE });
            // Rows of a newer state have other indexes. Its report starts another search.
            if (page.version !== report.state) return;
            collect(page.rows);
            total = page.total;
          }
        }
      }
      if (isCurrent) setMatching({ byKind, found, isDone: true });
    };
    // The worker has stopped, which the view reports.
    search().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [problems, report, show, query]);
  return query.trim() === '' ? null : (matching ?? { byKind: new Map(), found: 0, isDone: false });
}

/**
 * Returns whether a finding matches a filter: its severity, and every word of the query in its texts. A severity filter never matches
 * guesses.
 */
export function matchesFilter(row: FindingRow, { show, query }: ProblemFilter): boolean {
  if (show !== 'all' && (row.isHeuristic || row.severity !== show)) return false;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const about = aboutOf(row.rule);
  const texts = [
    about.name,
    row.rule,
    severityWords[shownSeverity(row)],
    lineName(row.line),
    plainWords(about.title(row.params)),
    plainWords(about.explain(row.params)),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => texts.includes(word));
}
