import type { Edit } from '../../engine/lint';
import { gatherFixes } from './gather-fixes';
import type { LintedFile, LintedFinding } from './linted-file';
import { proveTexts } from './text-proof';

/**
 * Maximum number of checks for the fixes of one rule. Each check leaves out the fixes that earlier checks
 * found to block.
 */
const MOST_CHECKS = 8;
/** Limit of work for one text, in UTF-16 units of the texts checked. After it, no further fix is tried. */
const MOST_WORK = 1_000_000;
/** Work counted for a check besides the text. */
const WORK_PER_CHECK = 20_000;

/**
 * Finds the `evident` fixes that must not be applied automatically. `blocking`: the fix blocks a URL that is open
 * now. `choice`: that isn't known, because it can't be proven or `MOST_CHECKS` or `MOST_WORK` was reached. The fixes
 * of one rule are tried together, as `mendAll` applies them. Yields between pieces of work.
 */
export function* blockingFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, ReadonlyMap<LintedFinding, 'blocking' | 'choice'>> {
  const kinds = new Map<LintedFinding, 'blocking' | 'choice'>();
  let work = MOST_WORK;
  for (const ofRule of evidentByRule(findings)) {
    let left: readonly LintedFinding[] = ofRule;
    for (let check = 0; left.length > 0; check++) {
      const blocking = check < MOST_CHECKS && work > 0 ? yield* tryFixes(linted, left) : null;
      work -= linted.file.length + WORK_PER_CHECK;
      const found = blocking ?? left;
      if (found.length === 0) break;
      for (const finding of found) kinds.set(finding, blocking === null ? 'choice' : 'blocking');
      left = left.filter((finding) => !kinds.has(finding));
    }
  }
  return kinds;
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

/**
 * Applies fixes of one rule together and returns those that newly block URLs (see `fixesOfLines`); null if that can't be
 * proven for every URL.
 */
function* tryFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, readonly LintedFinding[] | null> {
  const { edits, mended } = gatherFixes(findings);
  const { changes, isComplete } = yield* proveTexts(linted, linted.file.edited(edits));
  if (!isComplete) return null;
  const lines = new Set<number>();
  for (const { after } of changes) if (after.outcome === 'disallowed') lines.add(after.line);
  yield;
  return lines.size === 0 ? [] : fixesOfLines(editedLines(linted.text, mended), lines);
}

/** An edit's first line in the new text (1-based), with its finding. */
type EditedLine = readonly [line: number, finding: LintedFinding];

/** Returns the first line of each edit, in text order. The fixes must not overlap. */
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

/**
 * Returns the probable cause of each line that blocks: the last fix that starts at or above the line,
 * otherwise the first fix.
 */
function fixesOfLines(starts: readonly EditedLine[], lines: ReadonlySet<number>): readonly LintedFinding[] {
  const found = new Set<LintedFinding>();
  let at = 0;
  for (const line of [...lines].sort((a, b) => a - b)) {
    while (at + 1 < starts.length && (starts[at + 1] as EditedLine)[0] <= line) at++;
    found.add((starts[at] as EditedLine)[1]);
  }
  return [...found];
}
