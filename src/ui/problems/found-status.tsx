import { useEffect, useState } from 'react';
import { problemsFound, problemsTexts } from '../../messages';
import styles from '../parts/hidden-text.module.css';
import type { ProblemFilter } from './problem-filter';

/** Milliseconds of rest after which the number is said. */
const REST = 400;

interface FoundStatusProps {
  readonly filter: ProblemFilter;
  readonly shown: number;
  readonly all: number;
  readonly isDone: boolean;
}

/** Says to screen readers how many problems a filter leaves, once typing rests. Silent while all are shown. */
export function FoundStatus({ filter, shown, all, isDone }: FoundStatusProps) {
  const isFiltered = filter.show !== 'all' || filter.query.trim() !== '';
  const sentence = isFiltered && isDone ? problemsFound(shown, all) : '';
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, filter]);

  return (
    <div role="status" aria-label={problemsTexts.found} aria-atomic="true" className={styles['text']}>
      {said}
    </div>
  );
}
