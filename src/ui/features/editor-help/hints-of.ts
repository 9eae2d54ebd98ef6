import { didYouMean } from '../../../messages';
import type { LintReport } from '../../../store';

/** A field as people write it. */
const WORD = /^[a-z][a-z-]*$/i;

/** What is told at the end of lines with a misspelt word, by index: only where the fix is another word, not where it is written otherwise. */
export function hintsOf({ rows }: Pick<LintReport, 'rows'>): ReadonlyMap<number, string> {
  const hints = new Map<number, string>();
  for (const { index, change } of rows) {
    if (change === null || !WORD.test(change.before) || !WORD.test(change.after)) continue;
    if (change.before.toLowerCase() === change.after.toLowerCase()) continue;
    hints.set(index, didYouMean(change.after));
  }
  return hints;
}
