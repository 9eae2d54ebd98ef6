import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly id?: string;
  /** Accessible name and placeholder. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A field that filters the rows of a list by text. Esc clears the text. */
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
