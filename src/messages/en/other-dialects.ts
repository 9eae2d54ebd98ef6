import type { OtherAnswers } from '../../answer';
import type { DialectRow } from '../../worker/tester/comparison';
import { atStart, authorOf } from './reader-names';

/** Shown if nothing certain can be said about the other dialects. */
export const seeOtherDialects = 'See the other engines';

/** Says in a few words whether the other dialects agree with the answer. */
export function otherDialectsText({
  agreeing,
  dissenting,
  isUndocumented,
  isComplete,
}: OtherAnswers<Pick<DialectRow, 'dialect'>>): string {
  if (isUndocumented) return seeOtherDialects;
  const [first, second] = dissenting;
  if (first === undefined) return `${isComplete ? 'All ' : ''}${agreeing.length} other engines agree`;
  const who = second === undefined ? atStart(authorOf(first.dialect)) : `${dissenting.length} engines`;
  return `${who} would decide otherwise`;
}
