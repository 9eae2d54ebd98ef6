import { useMemo, useState } from 'react';
import type { TesterState } from '../../../store';
import { useTester } from '../tester-context';
import { type Answered, useAnswer } from './use-answer';

/** The answer of another dialect to the question. */
export type DialectRow = NonNullable<TesterState['comparison']>['dialects'][number];

/** The answers of the other dialects, and the answer that they were compared with. */
export interface Compared {
  readonly answer: Answered;
  readonly dialects: readonly DialectRow[];
  /** The traits of all dialects, as they concern the file; null unless the list of engines is open. */
  readonly traits: NonNullable<TesterState['comparison']>['traits'];
}

/**
 * Returns the current comparison. While a newer one is computed, returns the previous one together with its
 * answer. Null before the first one.
 */
export function useComparison(): Compared | null {
  const answer = useAnswer();
  const comparison = useTester((state) => state.comparison);
  const present = useMemo(
    (): Compared | null =>
      answer.kind === 'answered' && comparison?.version === answer.version
        ? { answer, dialects: comparison.dialects, traits: comparison.traits }
        : null,
    [answer, comparison],
  );
  const [shown, setShown] = useState(present);
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}
