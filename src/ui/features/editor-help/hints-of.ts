import { didYouMean } from '../../../messages';
import type { LintReport } from '../../../store';

/** A field name as people write it. */
const WORD = /^[a-z][a-z-]*$/i;

/**
 * Returns a hint for each finding in the report's rows with a misspelt word, by the finding's index. Findings whose fix only
 * changes upper and lower case get none.
 */
export function hintsOf({ rows }: Pick<LintReport, 'rows'>): ReadonlyMap<number, string> {
  const hints = new Map<number, string>();
  for (const { index, change } of rows) {
    if (change === null || !WORD.test(change.before) || !WORD.test(change.after)) continue;
    if (change.before.toLowerCase() === change.after.toLowerCase()) continue;
    hints.set(index, didYouMean(change.after));
  }
  return hints;
}
