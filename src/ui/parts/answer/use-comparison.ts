import { useMemo, useState } from 'react';
import type { TesterState } from '../../../store';
import { useTester } from '../tester-context';
import { type Answered, useAnswer } from './use-answer';

/** What one other reader makes of the question. */
export type EngineRow = NonNullable<TesterState['comparison']>['engines'][number];

/** The other readers' answers beside the answer they were compared with. */
export interface Compared {
  readonly answer: Answered;
  readonly engines: readonly EngineRow[];
}

/** The present comparison. While a newer one is on its way, the one before stays, together with the answer it belongs to; null before the first. */
export function useComparison(): Compared | null {
  const answer = useAnswer();
  const comparison = useTester((state) => state.comparison);
  const present = useMemo(
    (): Compared | null =>
      answer.kind === 'answered' && comparison?.version === answer.version
        ? { answer, engines: comparison.engines }
        : null,
    [answer, comparison],
  );
  const [shown, setShown] = useState(present);
  if (present !== null && present !== shown) setShown(present);
  return present ?? shown;
}
