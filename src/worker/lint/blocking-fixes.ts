import type { Edit, LintCrawler } from '../../engine/lint';
import type { ParsedFile } from '../parsed-file';
import { checkTexts } from '../urls/compare/check-texts';
import { CellOutcome } from '../urls/verdicts/cell-outcome';
import { gatherFixes } from './gather-fixes';
import type { LintedFinding } from './linted-file';

/** Checks of one rule's fixes, each without the fixes that the checks before found to block. */
const MOST_CHECKS = 8;
/** Verdicts that all checks of a text decide before further fixes count as blocking. */
const MOST_DECIDED = 3_000_000;

/**
 * Finds the evident fixes that block an address which is open now, and are therefore no automatic ones. The fixes of one rule are tried together, as
 * `mendAll` applies them. What is not found out within MOST_CHECKS and MOST_DECIDED counts as blocking. Yields between pieces of work.
 */
export function* blockingFixes(
  file: ParsedFile,
  known: readonly LintCrawler[],
  findings: readonly LintedFinding[],
): Generator<void, ReadonlySet<LintedFinding>> {
  const blocking = new Set<LintedFinding>();
  const budget = { left: MOST_DECIDED };
  for (const ofRule of evidentByRule(findings)) {
    let left: readonly LintedFinding[] = ofRule;
    for (let check = 0; left.length > 0; check++) {
      const isOver = check === MOST_CHECKS || budget.left <= 0;
      const found = isOver ? left : yield* firstBlocking(file, known, left, budget);
      if (found.length === 0) break;
      for (const finding of found) blocking.add(finding);
      left = left.filter((finding) => !blocking.has(finding));
    }
  }
  return blocking;
}

function evidentByRule(findings: readonly LintedFinding[]): Iterable<readonly LintedFinding[]> {
  const byRule = new Map<string, LintedFinding[]>();
  for (const finding of findings) {
    if (finding.fixKind !== 'evident' || finding.isHeuristic) continue;
    const ofRule = byRule.get(finding.rule);
    if (ofRule === undefined) byRule.set(finding.rule, [finding]);
    else ofRule.push(finding);
  }
  return byRule.values();
}

/** Applies fixes together, and finds those that seem to block what was open before, see `fixesOfLines`; empty where nothing is newly blocked. */
function* firstBlocking(
  file: ParsedFile,
  known: readonly LintCrawler[],
  findings: readonly LintedFinding[],
  budget: { left: number },
): Generator<void, readonly LintedFinding[]> {
  const { edits, mended } = gatherFixes(findings);
  const { changes, decided } = yield* checkTexts(file, file.edited(edits), { known });
  budget.left -= decided;
  const lines = new Set<number>();
  for (let index = 0; index < changes.length; index++) {
    const [before, after] = changes.verdictsAt(index);
    if (after.outcome === CellOutcome.disallowed && before.outcome !== after.outcome) lines.add(after.line);
  }
  if (lines.size === 0) return [];
  yield;
  return fixesOfLines(editedLines(file.readBy('google').text, mended), lines);
}

/** An edit's first line in the new text (1-based), and the finding that it fixes. */
type EditedLine = readonly [line: number, finding: LintedFinding];

/** The edits of fixes that do not overlap, in order. */
function editedLines(text: string, findings: readonly LintedFinding[]): readonly EditedLine[] {
  const edits = findings
    .flatMap((finding) => (finding.fix?.() ?? []).map((edit): [Edit, LintedFinding] => [edit, finding]))
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
  let line = 1;
  let end = 0;
  return edits.map(([[from, to, insert], finding]) => {
    line += lineEnds(text.slice(end, from));
    const start = line;
    line += lineEnds(insert);
    end = to;
    return [start, finding];
  });
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** For each line that blocks, the fix that is taken to be why: the last one that begins in the line or above it, else the first of all. */
function fixesOfLines(starts: readonly EditedLine[], lines: ReadonlySet<number>): readonly LintedFinding[] {
  const found = new Set<LintedFinding>();
  let at = 0;
  for (const line of [...lines].sort((a, b) => a - b)) {
    while (at + 1 < starts.length && (starts[at + 1] as EditedLine)[0] <= line) at++;
    found.add((starts[at] as EditedLine)[1]);
  }
  return [...found];
}
