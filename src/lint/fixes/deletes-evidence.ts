import { inSlices } from '../../engine/collections';
import { LineSpan } from '../../engine/parse';
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
  yield* inSlices(findings, (finding) => {
    if (finding.fix !== null && !isProblem(finding) && deletesOne(linted.text, finding, evidence))
      deleting.add(finding);
  });
  return deleting;
}

function isProblem({ severity }: LintedFinding): boolean {
  return severity === 'error' || severity === 'warning';
}

/** Returns the lines in text order. */
function evidenceIn(linted: LintedFile, findings: readonly LintedFinding[]): readonly EvidenceLine[] {
  const rulesOf = new Map<number, Set<string>>();
  for (const { rule, line, places = [] } of findings.filter(isProblem))
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

function deletesOne(text: string, { rule, fix }: LintedFinding, evidence: readonly EvidenceLine[]): boolean {
  const edits = fix?.() ?? [];
  return edits.some(([start, end]) => {
    for (let at = firstFrom(evidence, start); at < evidence.length; at++) {
      const { from, to, rules } = evidence[at] as EvidenceLine;
      if (to > end) return false;
      const isOwn = rules.size === 1 && rules.has(rule);
      // A fix may move a line.
      if (from < to && !isOwn && !edits.some(([, , insert]) => insert.includes(text.slice(from, to))))
        return true;
    }
    return false;
  });
}

/** Returns the index of the first line that starts at an offset or after it. */
function firstFrom(evidence: readonly EvidenceLine[], offset: number): number {
  let low = 0;
  let high = evidence.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((evidence[middle] as EvidenceLine).from < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
