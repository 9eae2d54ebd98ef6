import type { TextEdit } from '../../engine/text-edits';
import { gatherFixes } from './gather-fixes';
import { hasSeverity, type SeverityFilter } from './has-severity';
import { isSafelyFixable, isTidiable } from './is-safely-fixable';
import type { LintedFile, LintedFinding } from './linted-file';

/** The fixes to apply. */
export type FixChoice =
  | { readonly kind: 'one'; readonly index: number }
  | { readonly kind: 'rule'; readonly rule: string; readonly severity: SeverityFilter }
  | { readonly kind: 'safe' }
  /** All tidy findings whose fix is proven to change no verdict. */
  | { readonly kind: 'tidy' };

const MOST_ROUNDS = 30;

/** The outcome of applying fixes. */
export interface FixedFile {
  /** Successive transactions, each for the text after the previous one. */
  readonly rounds: readonly (readonly TextEdit[])[];
  /** Number of findings fixed. */
  readonly fixed: number;
  readonly result: LintedFile;
}

/** Fixes one finding. */
export function fixOne(linted: LintedFile, finding: LintedFinding): FixedFile {
  const { edits, fixed: gathered } = gatherFixes([finding]);
  return edits.length === 0
    ? { rounds: [], fixed: 0, result: linted }
    : { rounds: [edits], fixed: gathered.length, result: linted.edited(edits) };
}

/**
 * Fixes all findings of a choice in rounds, each for one rule. A round applies all fixes that don't conflict;
 * then the text is checked again, until nothing is left or no round helps. Fixes of several rules may be
 * right alone but wrong together, such as two that each remove one of a group's last two rules. For the
 * choice `safe`, a round of neutral fixes that a check finds to change a verdict is left out; for `tidy`, any
 * such round.
 */
export function* fixAll(
  linted: LintedFile,
  choice: Exclude<FixChoice, { kind: 'one' }>,
  changesVerdicts: (before: LintedFile, after: LintedFile) => Generator<void, boolean>,
): Generator<void, FixedFile> {
  const rounds: (readonly TextEdit[])[] = [];
  let fixed = 0;
  let result = linted;
  /** Rules whose round fixed nothing or was left out. */
  const stuck = new Set<string>();
  while (rounds.length < MOST_ROUNDS) {
    const chosen = (yield* result.findings()).filter(
      (finding) => isChosen(finding, choice) && !stuck.has(finding.rule),
    );
    const [first] = chosen;
    if (first === undefined) break;
    const ofRule = chosen.filter(({ rule }) => rule === first.rule);
    const { edits, fixed: gathered } = gatherFixes(ofRule);
    yield;
    const next = edits.length === 0 ? result : result.edited(edits);
    const left = (yield* next.findings()).filter(
      (finding) => finding.rule === first.rule && isChosen(finding, choice),
    );
    const isNeutral = choice.kind === 'tidy' || (choice.kind === 'safe' && first.fixKind === 'neutral');
    const isUnsafe = isNeutral && (yield* changesVerdicts(result, next));
    if (placesOf(left) >= placesOf(ofRule) || isUnsafe) {
      stuck.add(first.rule);
      continue;
    }
    rounds.push(edits);
    fixed += gathered.length;
    result = next;
  }
  return { rounds, fixed, result };
}

/** Counts the places of findings: a round may fix a finding in some of its places only. */
function placesOf(findings: readonly LintedFinding[]): number {
  return findings.reduce((sum, { places = [] }) => sum + 1 + places.length, 0);
}

function isChosen(finding: LintedFinding, choice: Exclude<FixChoice, { kind: 'one' }>): boolean {
  if (choice.kind === 'safe') return isSafelyFixable(finding);
  if (choice.kind === 'tidy') return isTidiable(finding);
  return finding.rule === choice.rule && finding.fix !== null && hasSeverity(finding, choice.severity);
}
