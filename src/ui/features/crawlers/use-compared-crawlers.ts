import { useMemo, useState } from 'react';
import { useAnswer } from '../../parts/answer/use-answer';
import { useTester } from '../../parts/tester-context';
import type { CrawlerRow } from './comparison-types';

/** What all crawlers make of a URL. */
export interface ComparedCrawlers {
  readonly version: number;
  /** The URL as it was asked. */
  readonly url: string;
  readonly rows: readonly CrawlerRow[];
}

/**
 * The newest comparison of all crawlers; null where there is nothing to compare, and before the first. While a newer one is on its way, the one
 * before stays, together with the URL it belongs to.
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
    // A path alone is asked at the file's own host.
    const testedUrl = url.origin === null && place !== null ? place + url.path : url.testedUrl;
    return { version: comparison.version, url: testedUrl, rows: comparison.crawlers };
  }, [comparison, isBehind, url, place]);

  const [shown, setShown] = useState<ComparedCrawlers | null>(present);
  const next = isAnswerable ? (present ?? shown) : null;
  if (next !== shown) setShown(next);
  return next;
}
