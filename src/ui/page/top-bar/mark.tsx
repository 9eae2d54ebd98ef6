import styles from './mark.module.css';

/** The mark of the tester: a path and a wildcard. */
export function Mark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 22 22" aria-hidden="true">
      <rect className={styles['ground']} width="22" height="22" rx="5.5" />
      <path className={styles['signs']} d="M5.2 16.2 9.4 5.8M14.1 7.3v7M11.1 9l6 3.5M17.1 9l-6 3.5" />
    </svg>
  );
}
