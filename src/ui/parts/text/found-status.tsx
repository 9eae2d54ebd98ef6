import { useEffect, useState } from 'react';
import styles from './hidden-text.module.css';

/** Milliseconds of rest after which the number is said. */
const REST = 400;

interface FoundStatusProps {
  readonly label: string;
  /** "3 of 12 crawlers"; empty while all are shown. */
  readonly sentence: string;
  /** Another object or text with every letter of the search: each starts the rest anew. */
  readonly filter: unknown;
}

/** Says to screen readers how many rows a filter leaves, once typing rests. */
export function FoundStatus({ label, sentence, filter }: FoundStatusProps) {
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, filter]);

  return (
    <div role="status" aria-label={label} aria-atomic="true" className={styles['text']}>
      {said}
    </div>
  );
}
