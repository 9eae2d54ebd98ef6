import { useEffect, useState } from 'react';
import styles from './hidden-text.module.css';

/** Milliseconds without a change before the number is announced. */
const REST = 400;

interface FoundStatusProps {
  readonly label: string;
  /** "3 of 12 crawlers". Empty while all are shown. */
  readonly sentence: string;
  /** A value that changes with every letter of the search and restarts the timer. */
  readonly filter: unknown;
}

/** Announces to screen readers how many rows a filter leaves, once typing pauses. */
export function FoundStatus({ label, sentence, filter }: FoundStatusProps) {
  const [announced, setAnnounced] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, filter]);

  return (
    <div role="status" aria-label={label} aria-atomic="true" className={styles['text']}>
      {announced}
    </div>
  );
}
