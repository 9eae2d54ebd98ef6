import { useMemo } from 'react';
import { crawlersFound, crawlersList, crawlersSummary, crawlersTotal } from '../../../messages';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { SearchField } from '../../parts/controls/search-field';
import { FoundStatus } from '../../parts/text/found-status';
import { CopyTable } from './copy-table';
import styles from './crawlers-head.module.css';
import { SEARCH_ID } from './focus-search';
import { type CrawlerFilter, countAll, type ListedSection } from './listed-crawlers';

const CHOICES = ['all', 'blocked', 'allowed', 'other'] as const;

interface CrawlersHeadProps {
  readonly sections: readonly ListedSection[];
  /** The sections that match the filter. */
  readonly shown: readonly ListedSection[];
  readonly filter: CrawlerFilter;
  readonly onFilter: (filter: CrawlerFilter) => void;
  readonly url: string;
}

/** The number of crawlers by outcome, with the filter and the copy menu. */
export function CrawlersHead({ sections, shown, filter, onFilter, url }: CrawlersHeadProps) {
  const counts = useMemo(() => countAll(sections), [sections]);
  const all = counts.blocked + counts.allowed + counts.other;
  const numbers = { all, ...counts };
  const isFiltered = filter.show !== 'all' || filter.query.trim() !== '';
  const left = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={styles['head']}>
      <p className={styles['summary']}>
        <b>{crawlersTotal(counts)}</b> {crawlersSummary(counts)}
      </p>
      <CopyTable sections={shown} url={url} />
      <CountedChoices
        label={crawlersList.show}
        choices={CHOICES.map((choice) => ({
          choice,
          name: crawlersList.shown[choice],
          count: numbers[choice],
        }))}
        chosen={filter.show}
        onChoose={(show) => onFilter({ ...filter, show })}
      />
      <SearchField
        id={SEARCH_ID}
        label={crawlersList.find}
        query={filter.query}
        onQuery={(query) => onFilter({ ...filter, query })}
      />
      <FoundStatus
        label={crawlersList.found}
        sentence={isFiltered ? crawlersFound(left, all) : ''}
        filter={filter}
      />
    </div>
  );
}
