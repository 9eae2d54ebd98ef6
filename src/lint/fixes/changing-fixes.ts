import { allCrawlers, policyTokensIn } from '../../engine/crawlers';
import type { TextEdit } from '../../engine/text-edits';
import { gatherFixes } from './gather-fixes';
import type { FixKind, LintedFile, LintedFinding } from './linted-file';

/**
 * Maximum number of checks for the fixes of one rule. Each check leaves out the fixes that earlier checks
 * found to change a verdict.
 */
const MOST_CHECKS = 8;
/** Limit of work for one text, in UTF-16 units of the texts checked. After it, no further fix is tried. */
const MOST_WORK = 1_000_000;
/** Work counted for a check besides the text. */
const WORK_PER_CHECK = 20_000;

type Tried = Extract<FixKind, 'evident' | 'blocking' | 'opening'>;

/**
 * Tries the `evident` fixes, and adds the `opening` ones. `blocking` and `opening`: the fix changes a verdict, so it must not be applied automatically. `evident`: it is
 * proven to change none. `choice`: that isn't known, because it can't be proven or `MOST_CHECKS` or `MOST_WORK` was reached. The fixes of one
 * rule are tried together, as `fixAll` applies them. Yields between pieces of work.
 */
export function* changingFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, ReadonlyMap<LintedFinding, Tried | 'choice'>> {
  const kinds = new Map<LintedFinding, Tried | 'choice'>();
  for (const finding of findings) if (finding.fixKind === 'opening') kinds.set(finding, 'opening');
  let work = MOST_WORK;
  for (const ofRule of evidentByRule(findings)) {
    let left: readonly LintedFinding[] = ofRule;
    for (let check = 0; left.length > 0; check++) {
      const tried = check < MOST_CHECKS && work > 0 ? yield* tryFixes(linted, left) : null;
      work -= linted.file.length + WORK_PER_CHECK;
      const found = tried ?? left.map((finding) => [finding, 'choice'] as const);
      for (const [finding, kind] of found) kinds.set(finding, kind);
      const rest = left.filter((finding) => !kinds.has(finding));
      if (rest.length === left.length) break;
      left = rest;
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
 * Applies fixes of one rule together. Returns those that change verdicts (see `fixesOfLines`), or all if none does; null if that can't be proven for
 * every URL.
 */
function* tryFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, Iterable<readonly [LintedFinding, Tried]> | null> {
  const { edits, fixed } = gatherFixes(findings);
  const texts = [linted.file, linted.file.edited(edits)] as const;
  const crawlers = yield* allCrawlers(texts, linted.context.crawlers, []);
  const names = [...crawlers, ...policyTokensIn(texts)];
  const { verdicts, isComplete } = yield* linted.engine.changedVerdicts(...texts, names);
  if (!isComplete) return null;
  const blocking = new Set<number>();
  const opening = new Set<number>();
  for (const { before, after } of verdicts) {
    // Without a rule that allows it, a rule that no longer blocks it is the cause.
    const cause = after.lines.length > 0 ? after.lines : before.lines;
    const found = after.outcome === 'disallowed' ? blocking : opening;
    for (const line of cause.length > 0 ? cause : [0]) found.add(line);
  }
  yield;
  if (verdicts.length === 0) return fixed.map((finding) => [finding, 'evident'] as const);
  const starts = editedLines(linted.text, fixed);
  return new Map([
    ...fixesOfLines(starts, opening).map((finding) => [finding, 'opening'] as const),
    ...fixesOfLines(starts, blocking).map((finding) => [finding, 'blocking'] as const),
  ]);
}

/** An edit's first line in the new text (1-based), with its finding. */
type EditedLine = readonly [line: number, finding: LintedFinding];

/** Returns the first line of each edit, in text order. The fixes must not overlap. */
function editedLines(text: string, findings: readonly LintedFinding[]): readonly EditedLine[] {
  const edits = findings
    .flatMap((finding) => (finding.fix?.() ?? []).map((edit): [TextEdit, LintedFinding] => [edit, finding]))
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
 * Returns the probable cause of the new verdicts that each line decides: the last fix that starts at or above the line,
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
