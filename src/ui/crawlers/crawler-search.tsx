import { crawlersList } from '../../messages';
import styles from './crawler-search.module.css';

const SEARCH_ID = 'crawler-search';

/** Goes to the search: where what was pressed is about to go. */
export function focusSearch(): void {
  document.getElementById(SEARCH_ID)?.focus();
}

interface CrawlerSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds crawlers by their names or their operator. Esc empties it. */
export function CrawlerSearch({ query, onQuery }: CrawlerSearchProps) {
  return (
    <input
      id={SEARCH_ID}
      type="search"
      className={styles['field']}
      aria-label={crawlersList.find}
      placeholder={crawlersList.find}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
    />
  );
}
