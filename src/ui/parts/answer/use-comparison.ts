import { useMemo, useState } from 'react';
import type { DialectRow, TesterState } from '../../../store';
import { useTester } from '../tester-context';
import { type Answered, useAnswer } from './use-answer';

/** The answers of the other dialects, and the answer that they were compared with. */
export interface ComparedAnswers {
  readonly answer: Answered;
  readonly dialects: readonly DialectRow[];
  /** The traits of all dialects, as they concern the file; null unless the list of engines is open. */
  readonly traits: NonNullable<TesterState['comparison']>['traits'];
}

/**
 * Returns the current comparison. While a newer one is computed, returns the previous one together with its
 * answer. Null before the first one.
 */
export function useComparison(): ComparedAnswers | null {
  const answer = useAnswer();
  const comparison = useTester((state) => state.comparison);
  const present = useMemo(
    (): ComparedAnswers | null =>
      answer.kind === 'answered' && comparison?.version === answer.version
        ? { answer, dialects: comparison.dialects, traits: comparison.traits }
        : null,
    [answer, comparison],
  );
  const [shown, setShown] = useState(present);
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}
