import type { Transaction } from '../protocol';
import { gatherFixes } from './gather-fixes';
import { isSafelyFixable } from './is-safely-fixable';
import type { FixChoice } from './lint-protocol';
import type { LintedFile, LintedFinding } from './linted-file';

const MOST_ROUNDS = 10;

/** What fixes make of a text. */
export interface Mended {
  /** One after another, each for the text after the one before. */
  readonly rounds: readonly Transaction[];
  /** How many findings were mended. */
  readonly fixed: number;
  readonly result: LintedFile;
}

/** Mends one finding. */
export function mendOne(linted: LintedFile, finding: LintedFinding): Mended {
  const { edits, mended } = gatherFixes([finding]);
  return edits.length === 0
    ? { rounds: [], fixed: 0, result: linted }
    : { rounds: [edits], fixed: mended.length, result: linted.edited(edits) };
}

/**
 * Mends all findings of a choice in rounds: as many as are not in each other's way, then the text is looked through again, until nothing is left
 * or a round leaves as many findings of each rule as it found.
 */
export function* mendAll(
  linted: LintedFile,
  choice: Exclude<FixChoice, { kind: 'one' }>,
): Generator<void, Mended> {
  const rounds: Transaction[] = [];
  let fixed = 0;
  let result = linted;
  while (rounds.length < MOST_ROUNDS) {
    const chosen = (yield* result.findings()).filter((finding) => isChosen(finding, choice));
    const { edits, mended } = gatherFixes(chosen);
    yield;
    if (edits.length === 0) break;
    const next = result.edited(edits);
    const left = (yield* next.findings()).filter((finding) => isChosen(finding, choice));
    if (!isLessOfAny(chosen, left, mended)) break;
    rounds.push(edits);
    fixed += mended.length;
    result = next;
  }
  return { rounds, fixed, result };
}

function isChosen(finding: LintedFinding, choice: Exclude<FixChoice, { kind: 'one' }>): boolean {
  if (choice.kind === 'safe') return isSafelyFixable(finding);
  return finding.rule === choice.rule && finding.fix !== null;
}

/** Whether of some rule that was mended fewer findings are left. */
function isLessOfAny(
  before: readonly LintedFinding[],
  after: readonly LintedFinding[],
  mended: readonly LintedFinding[],
): boolean {
  const left = countByRule(after);
  const had = countByRule(before);
  return mended.some(({ rule }) => (left.get(rule) ?? 0) < (had.get(rule) ?? 0));
}

function countByRule(findings: readonly LintedFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
