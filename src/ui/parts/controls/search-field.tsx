import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly id?: string;
  /** Its name, and what stands in it while it is empty. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Finds rows of a list by their words. Esc empties it. */
export function SearchField({ id, label, query, onQuery }: SearchFieldProps) {
  return (
    <input
      id={id}
      type="search"
      className={styles['field']}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
    />
  );
}
