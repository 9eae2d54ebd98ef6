import { useEffect, useState } from 'react';
import { type CrawlerCounts, crawlersFound, crawlersList } from '../../messages';
import styles from '../parts/hidden-text.module.css';
import type { CrawlerFilter, ListedSection } from './listed-crawlers';

/** Milliseconds of rest after which the number is said. */
const REST = 400;

interface FoundStatusProps {
  readonly shown: readonly ListedSection[];
  readonly counts: CrawlerCounts;
  readonly filter: CrawlerFilter;
}

/** Says to screen readers how many crawlers a filter leaves, once typing rests. Silent while all are shown. */
export function FoundStatus({ shown, counts, filter }: FoundStatusProps) {
  const isFiltered = filter.show !== 'all' || filter.query.trim() !== '';
  const number = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  const all = counts.blocked + counts.allowed + counts.other;
  const sentence = isFiltered ? crawlersFound(number, all) : '';
  const [said, setSaid] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), REST);
    return () => clearTimeout(timer);
  }, [sentence, filter]);

  return (
    <div role="status" aria-label={crawlersList.found} aria-atomic="true" className={styles['text']}>
      {said}
    </div>
  );
}
