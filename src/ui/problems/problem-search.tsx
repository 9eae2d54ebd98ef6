import { problemsTexts } from '../../messages';
import styles from './problem-search.module.css';

interface ProblemSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds problems by their words. Esc empties it. */
export function ProblemSearch({ query, onQuery }: ProblemSearchProps) {
  return (
    <input
      type="search"
      className={styles['field']}
      aria-label={problemsTexts.find}
      placeholder={problemsTexts.find}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
    />
  );
}
