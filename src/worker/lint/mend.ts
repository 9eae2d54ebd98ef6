import type { Transaction } from '../protocol';
import { gatherFixes } from './gather-fixes';
import { isSafelyFixable } from './is-safely-fixable';
import type { FixChoice } from './lint-protocol';
import type { LintedFile, LintedFinding } from './linted-file';

const MOST_ROUNDS = 30;

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
 * Mends all findings of a choice in rounds, each for one rule: as many as are not in each other's way, then the text is looked through again, until
 * nothing is left or rounds mend nothing. Fixes of several rules may each be right and wrong together, as two that each leave a group its last rule.
 */
export function* mendAll(
  linted: LintedFile,
  choice: Exclude<FixChoice, { kind: 'one' }>,
): Generator<void, Mended> {
  const rounds: Transaction[] = [];
  let fixed = 0;
  let result = linted;
  /** Rules of which a round mended nothing. */
  const stuck = new Set<string>();
  while (rounds.length < MOST_ROUNDS) {
    const chosen = (yield* result.findings()).filter(
      (finding) => isChosen(finding, choice) && !stuck.has(finding.rule),
    );
    const [first] = chosen;
    if (first === undefined) break;
    const ofRule = chosen.filter(({ rule }) => rule === first.rule);
    const { edits, mended } = gatherFixes(ofRule);
    yield;
    const next = edits.length === 0 ? result : result.edited(edits);
    const left = (yield* next.findings()).filter(
      (finding) => finding.rule === first.rule && isChosen(finding, choice),
    );
    if (left.length >= ofRule.length) {
      stuck.add(first.rule);
      continue;
    }
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
