import { inSlices } from '../../engine/collections';
import { LineSpan } from '../../engine/parse';
import { countLeading } from '../facts/count-leading';
import type { LintedFile, LintedFinding } from './linted-file';

/** A line that an error or a warning points at: the offsets of its field and value, and the rules that report it. */
interface EvidenceLine {
  readonly from: number;
  readonly to: number;
  readonly rules: ReadonlySet<string>;
}

/**
 * Returns the tips and tidy findings whose fix deletes a line that an error or a warning of another rule points at. The line shows what the
 * author meant, and without it the problem would no longer be reported. Yields between pieces of work.
 */
export function* deletesEvidence(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, ReadonlySet<LintedFinding>> {
  const deleting = new Set<LintedFinding>();
  const evidence = evidenceIn(linted, findings);
  if (evidence.length === 0) return deleting;
  const uses = new Map<string, number>();
  yield* inSlices(linted.text.split('\n'), (line) => {
    const written = withoutComment(line);
    uses.set(written, (uses.get(written) ?? 0) + 1);
  });
  yield* inSlices(findings, (finding) => {
    if (finding.fix !== null && !isProblem(finding) && deletesOne(linted.text, finding, evidence, uses))
      deleting.add(finding);
  });
  return deleting;
}

function isProblem({ severity }: LintedFinding): boolean {
  return severity === 'error' || severity === 'warning';
}

/** Rules whose finding is about the number of lines. The line that it points at is only the first beyond a limit. */
const ABOUT_AMOUNT: ReadonlySet<string> = new Set(['too-many-rules']);

/** Returns the lines in text order. */
function evidenceIn(linted: LintedFile, findings: readonly LintedFinding[]): readonly EvidenceLine[] {
  const rulesOf = new Map<number, Set<string>>();
  for (const { rule, line, places = [] } of findings.filter(
    (finding) => isProblem(finding) && !ABOUT_AMOUNT.has(finding.rule),
  ))
    for (const number of [line, ...places.map((place) => place.line)])
      rulesOf.set(number, (rulesOf.get(number) ?? new Set()).add(rule));
  rulesOf.delete(0);
  const { table } = linted.readBy('google');
  return [...rulesOf]
    .sort(([a], [b]) => a - b)
    .map(([line, rules]) => ({
      from: table.span(line - 1, LineSpan.fieldFrom),
      to: table.span(line - 1, LineSpan.valueTo),
      rules,
    }));
}

function withoutComment(line: string): string {
  return line.replace(/#.*/, '').trim();
}

/** @param uses the number of lines with a text, without comments and white space at their ends. */
function deletesOne(
  text: string,
  { rule, fix }: LintedFinding,
  evidence: readonly EvidenceLine[],
  uses: ReadonlyMap<string, number>,
): boolean {
  const edits = fix?.() ?? [];
  const deleted = new Map<string, number>();
  for (const [start, end] of edits) {
    const first = countLeading(evidence, ({ from }) => from < start);
    const behind = countLeading(evidence, ({ to }) => to <= end);
    for (const { from, to, rules } of evidence.slice(first, behind)) {
      const isOwn = rules.size === 1 && rules.has(rule);
      const written = text.slice(from, to);
      if (from < to && !isOwn) deleted.set(written, (deleted.get(written) ?? 0) + 1);
    }
  }
  if (deleted.size === 0) return false;
  // A fix may move a line, or delete only one of several equal ones.
  const inserted = new Set(edits.flatMap(([, , insert]) => insert.split('\n').map(withoutComment)));
  return [...deleted].some(([written, count]) => !inserted.has(written) && count >= (uses.get(written) ?? 0));
}
