import { useMemo, useState } from 'react';
import type { CrawlerRow } from '../../../store';
import { useAnswer } from '../../parts/answer/use-answer';
import { useTester } from '../../parts/tester-context';

/** The verdicts of all crawlers on a URL. */
export interface ComparedCrawlers {
  readonly version: number;
  /** The URL that was tested. */
  readonly url: string;
  readonly rows: readonly CrawlerRow[];
}

/**
 * Returns the newest comparison of all crawlers; null before the first and if there is nothing to compare. A
 * comparison stays, with its URL, until the next one arrives.
 */
export function useComparedCrawlers(): ComparedCrawlers | null {
  const answer = useAnswer();
  const url = useTester((state) => state.url);
  const place = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.origin : null));
  const comparison = useTester((state) => state.comparison);
  const isBehind = useTester((state) => state.comparison?.version !== state.version);
  const isAnswerable = answer.kind === 'answered' || answer.waiting.kind === 'answer';

  const present = useMemo((): ComparedCrawlers | null => {
    if (comparison === null || comparison.crawlers === null || isBehind || url.kind !== 'url') return null;
    // A path without a host is tested on the file's own host.
    const testedUrl = url.origin === null && place !== null ? place + url.path : url.testedUrl;
    return { version: comparison.version, url: testedUrl, rows: comparison.crawlers };
  }, [comparison, isBehind, url, place]);

  const [shown, setShown] = useState<ComparedCrawlers | null>(present);
  const next = isAnswerable ? (present ?? shown) : null;
  if (next !== shown) setShown(next);
  return next;
}
