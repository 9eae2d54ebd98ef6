import { crawlersList } from '../../messages';
import styles from './crawler-search.module.css';

interface CrawlerSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds crawlers by their names or their operator. Esc empties it. */
export function CrawlerSearch({ query, onQuery }: CrawlerSearchProps) {
  return (
    <input
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
