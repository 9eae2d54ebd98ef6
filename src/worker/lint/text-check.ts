import type { Outcome } from '../../engine';
import type { ParsedFile } from '../parsed-file';
import { checkTexts } from '../urls/compare/check-texts';
import type { ComparedVerdict } from '../urls/compare/compare-protocol';
import { writtenUrl } from '../urls/list';
import { CellOutcome } from '../urls/verdicts/cell-outcome';
import { CHANGES_PER_CHECK, type CheckedChange, type TextCheck, type VerdictCheck } from './lint-protocol';
import type { LintedFile } from './linted-file';

const OUTCOMES = Object.keys(CellOutcome) as readonly Outcome[];

/** Checks whether replacing the current text with another changes verdicts. Yields between pieces of work. */
export function* textCheck(
  { file, context }: LintedFile,
  after: ParsedFile,
  check: VerdictCheck,
): Generator<void, TextCheck> {
  const { urls, crawlers, changes } = yield* checkTexts(file, after, { known: context.crawlers, ...check });
  const shown = Math.min(changes.length, CHANGES_PER_CHECK);
  return {
    checks: urls * crawlers.length,
    changed: changes.tally.reduce((sum, count) => sum + count, 0),
    changes: Array.from({ length: shown }, (_, index): CheckedChange => {
      const [before, now] = changes.verdictsAt(index);
      return {
        crawler: crawlers[changes.crawlerAt(index)]?.names[0] ?? '',
        url: writtenUrl(changes.urls.urlAt(changes.rowAt(index))),
        before: verdictOf(before),
        after: verdictOf(now),
      };
    }),
  };
}

function verdictOf({ outcome, line }: ComparedVerdict): CheckedChange['before'] {
  return { outcome: OUTCOMES[outcome] as Outcome, line };
}
