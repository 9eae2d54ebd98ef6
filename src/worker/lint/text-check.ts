import type { Outcome } from '../../engine';
import type { ParsedFile } from '../parsed-file';
import { checkTexts } from '../urls/compare/check-texts';
import type { ComparedVerdict } from '../urls/compare/compare-protocol';
import { writtenUrl } from '../urls/list';
import { CellOutcome } from '../urls/verdicts/cell-outcome';
import { CHANGES_PER_CHECK, type CheckedChange, type TextCheck, type VerdictCheck } from './lint-protocol';
import type { LintedFile } from './linted-file';
import { proveTexts } from './text-proof';

const OUTCOMES = Object.keys(CellOutcome) as readonly Outcome[];

/**
 * Finds the verdicts that change if another text replaces the current one. Proves them for every URL, or checks a sample
 * if that isn't possible. Yields between pieces of work.
 */
export function* textCheck(
  linted: LintedFile,
  after: ParsedFile,
  check: VerdictCheck,
): Generator<void, TextCheck> {
  const { isComplete, changes, unproven } = yield* proveTexts(linted, after, check.crawlers);
  if (isComplete) return { kind: 'proven', ...shown(changes) };
  const sample = yield* sampleChanges(linted, after, check);
  return { kind: 'sample', unproven, ...sample, ...(changes.length > 0 ? shown(changes) : {}) };
}

function shown(changes: readonly CheckedChange[]): Pick<TextCheck, 'changed' | 'changes'> {
  return { changed: changes.length, changes: changes.slice(0, CHANGES_PER_CHECK) };
}

function* sampleChanges(
  { file, context }: LintedFile,
  after: ParsedFile,
  check: VerdictCheck,
): Generator<void, Pick<TextCheck, 'changed' | 'changes'> & { readonly checks: number }> {
  const { urls, crawlers, changes } = yield* checkTexts(file, after, { known: context.crawlers, ...check });
  return {
    checks: urls * crawlers.length,
    changed: changes.tally.reduce((sum, count) => sum + count, 0),
    changes: Array.from(
      { length: Math.min(changes.length, CHANGES_PER_CHECK) },
      (_, index): CheckedChange => {
        const [before, now] = changes.verdictsAt(index);
        return {
          crawlers: [crawlers[changes.crawlerAt(index)]?.names[0] ?? ''],
          url: writtenUrl(changes.urls.urlAt(changes.rowAt(index))),
          before: verdictOf(before),
          after: verdictOf(now),
        };
      },
    ),
  };
}

function verdictOf({ outcome, line }: ComparedVerdict): CheckedChange['before'] {
  return { outcome: OUTCOMES[outcome] as Outcome, line };
}
