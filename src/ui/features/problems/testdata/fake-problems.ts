import { createStore } from 'zustand/vanilla';
import type { FindingRow, KindOfFinding, LintReport, Problems, ProblemsState } from '../../../../store';
import { kindKey, severityFilterOf } from '../severity-of';

/** Builds a report about findings. Its lists contain at most `brought` of them. */
export function reportOf(rows: readonly FindingRow[], version = 1, brought = 200): LintReport {
  const problems = rows.filter((row) => !row.isHeuristic);
  const count = (severity: FindingRow['severity']) =>
    problems.filter((row) => row.severity === severity).length;
  return {
    version,
    state: version,
    total: rows.length,
    counts: { error: count('error'), warning: count('warning'), note: count('note'), tidy: count('tidy') },
    guesses: rows.length - problems.length,
    missesEffects: false,
    safelyFixable: 0,
    kinds: [...new Set(rows.map(kindKey))].map((key): KindOfFinding => {
      const all = rows.filter((row) => kindKey(row) === key);
      const { rule, severity, isHeuristic, fix } = all[0] as FindingRow;
      return { rule, count: all.length, severity, isHeuristic, fix };
    }),
    rows: problems.slice(0, brought),
    guessRows: rows.filter((row) => row.isHeuristic).slice(0, brought),
    marks: new Int32Array(),
  };
}

/** A fake of `Problems` that only returns findings and counts the requests. `versionOf` returns the version of each page. */
export function fakeProblems(
  rows: readonly FindingRow[],
  versionOf: (requestCount: number) => number = () => 1,
): Problems & { readonly requestCount: () => number } {
  let requestCount = 0;
  const store = createStore<ProblemsState>(() => ({
    status: 'ready',
    report: reportOf(rows),
    requestedKind: null,
  }));
  const never = () => {
    throw new Error('Nobody asked for this');
  };
  return {
    requestCount: () => requestCount,
    store,
    rows: ({ rule, severity, from, to }) => {
      const all = rows
        .filter((row) => (rule === null ? !row.isHeuristic : row.rule === rule))
        .filter((row) => severity === null || [row.severity, severityFilterOf(row)].includes(severity));
      return Promise.resolve({
        version: versionOf(++requestCount),
        rows: all.slice(from, Math.min(to, from + 1000)),
        total: all.length,
      });
    },
    finding: never,
    preview: never,
    applyFix: never,
    applyPreview: never,
    ignore: never,
    format: never,
    placeGroups: never,
    compare: never,
    versions: never,
    pathStarts: never,
    simplify: never,
    ruleEffect: never,
    quietLines: never,
    verdictChoices: never,
    overview: never,
    overviewLines: never,
    requestKind: never,
    changedSince: never,
    giveWay: () => {},
    restart: never,
    dispose: never,
  };
}
