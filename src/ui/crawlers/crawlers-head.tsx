import { useMemo } from 'react';
import { crawlersSummary, crawlersTotal } from '../../messages';
import { CopyTable } from './copy-table';
import { CrawlerSearch } from './crawler-search';
import styles from './crawlers-head.module.css';
import { FoundStatus } from './found-status';
import { type CrawlerFilter, countAll, type ListedSection } from './listed-crawlers';
import { OutcomeFilter } from './outcome-filter';

interface CrawlersHeadProps {
  readonly sections: readonly ListedSection[];
  /** Those that the filter leaves. */
  readonly shown: readonly ListedSection[];
  readonly filter: CrawlerFilter;
  readonly onFilter: (filter: CrawlerFilter) => void;
  readonly url: string;
}

/** How many crawlers come out how, and what to do with the list. */
export function CrawlersHead({ sections, shown, filter, onFilter, url }: CrawlersHeadProps) {
  const counts = useMemo(() => countAll(sections), [sections]);
  return (
    <div className={styles['head']}>
      <p className={styles['summary']}>
        <b>{crawlersTotal(counts)}</b> {crawlersSummary(counts)}
      </p>
      <CopyTable sections={shown} url={url} />
      <OutcomeFilter counts={counts} show={filter.show} onShow={(show) => onFilter({ ...filter, show })} />
      <CrawlerSearch query={filter.query} onQuery={(query) => onFilter({ ...filter, query })} />
      <FoundStatus shown={shown} counts={counts} filter={filter} />
    </div>
  );
}
