import { crawlersList, noCrawlerFound } from '../../../messages';
import link from '../../parts/controls/link.module.css';
import { focusSearch } from './focus-search';
import type { CrawlerFilter } from './listed-crawlers';
import styles from './no-crawler-found.module.css';

interface NoCrawlerFoundProps {
  readonly filter: CrawlerFilter;
  readonly onFilter: (filter: CrawlerFilter) => void;
}

/** In the place of the rows where the filter leaves none, with the way back. */
export function NoCrawlerFound({ filter, onFilter }: NoCrawlerFoundProps) {
  const query = filter.query.trim();
  return (
    <p className={styles['text']}>
      {noCrawlerFound(filter.show, query)}{' '}
      {query !== '' && (
        <button
          type="button"
          className={link['link']}
          onClick={() => {
            focusSearch();
            onFilter({ ...filter, query: '' });
          }}
        >
          {crawlersList.clearSearch}
        </button>
      )}{' '}
      {filter.show !== 'all' && (
        <button
          type="button"
          className={link['link']}
          onClick={() => {
            focusSearch();
            onFilter({ ...filter, show: 'all' });
          }}
        >
          {crawlersList.showAll}
        </button>
      )}
    </p>
  );
}
