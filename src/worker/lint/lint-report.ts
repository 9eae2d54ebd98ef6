import type { Severity } from '../../lint';
import { isSafelyFixable, type LintedFile, type LintedFinding } from '../../lint/fixes';
import { findingRow } from './finding-row';
import {
  FINDINGS_PER_REPORT,
  type FindingRow,
  type KindOfFinding,
  type LintReport,
  MarkSeverity,
} from './lint-protocol';

/** Rows built per piece of work. */
const ROWS_PER_STEP = 20;

/** Builds the report on a text. Its size is bounded except for the marks, which are transferred. */
export function* lintReport(
  linted: LintedFile,
  { version, state }: Pick<LintReport, 'version' | 'state'>,
): Generator<void, LintReport> {
  const findings = yield* linted.findings();
  const counts = { error: 0, warning: 0, note: 0, tidy: 0 };
  let guesses = 0;
  for (const finding of findings) {
    if (finding.isHeuristic) guesses++;
    else counts[finding.severity]++;
  }
  yield;
  const kinds = kindsOf(findings);
  yield;
  const marks = marksOf(findings);
  yield;
  return {
    version,
    state,
    total: findings.length,
    counts,
    guesses,
    missesEffects: linted.missesEffects,
    safelyFixable: findings.reduce((sum, finding) => sum + (isSafelyFixable(finding) ? 1 : 0), 0),
    kinds,
    rows: yield* firstRows(linted.text, findings, false),
    guessRows: yield* firstRows(linted.text, findings, true),
    marks,
  };
}

function* firstRows(
  text: string,
  findings: readonly LintedFinding[],
  areGuesses: boolean,
): Generator<void, readonly FindingRow[]> {
  const rows: FindingRow[] = [];
  for (const [index, finding] of findings.entries()) {
    if (finding.isHeuristic !== areGuesses) continue;
    rows.push(findingRow(finding, index, text));
    if (rows.length === FINDINGS_PER_REPORT) break;
    if (rows.length % ROWS_PER_STEP === 0) yield;
  }
  return rows;
}

function kindsOf(findings: readonly LintedFinding[]): readonly KindOfFinding[] {
  const kinds = new Map<string, KindOfFinding>();
  for (const { rule, severity, isHeuristic, fixKind } of findings) {
    const key = `${rule} ${severity === 'error' || severity === 'warning' ? 'problem' : severity}`;
    const known = kinds.get(key);
    const worst = known !== undefined && weight(known.severity) <= weight(severity);
    kinds.set(key, {
      rule,
      count: (known?.count ?? 0) + 1,
      severity: worst ? known.severity : severity,
      isHeuristic,
      fix: known?.fix ?? fixKind,
    });
  }
  return [...kinds.values()].sort(
    (a, b) =>
      Number(a.isHeuristic) - Number(b.isHeuristic) ||
      weight(a.severity) - weight(b.severity) ||
      b.count - a.count,
  );
}

/** Returns the order of a severity, worst first. */
function weight(severity: Severity): number {
  return MarkSeverity[severity];
}

/** From, to, severity and index; see `LintReport.marks`. */
type Mark = readonly [number, number, number, number];

function marksOf(findings: readonly LintedFinding[]): Int32Array {
  const marks: Mark[] = [];
  for (const [index, finding] of findings.entries()) {
    const { line, severity, isHeuristic, places = [] } = finding;
    if (line === 0) continue;
    const shown = isHeuristic ? MarkSeverity.guess : MarkSeverity[severity];
    for (const { from, to } of [finding, ...places]) marks.push([from, to, shown, index]);
  }
  // The places of a finding may be anywhere below it.
  return Int32Array.from(marks.sort(([a], [b]) => a - b).flat());
}
