import styles from './urls-bar.module.css';

interface UrlsBarProps {
  readonly urls: number;
  /** All URLs of the list. */
  readonly of: number;
}

/** A number of URLs, and what part of all that is as the length of a bar. */
export function UrlsBar({ urls, of }: UrlsBarProps) {
  const share = of > 0 ? Math.min(1, urls / of) : 0;
  return (
    <span className={styles['urls']}>
      <span className={styles['number']}>{urls.toLocaleString('en')}</span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['bar']} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
