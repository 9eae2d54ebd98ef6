import { type ReactNode, useId } from 'react';
import styles from './coverage-section.module.css';

interface CoverageSectionProps {
  readonly title: string;
  /** How many rules it has. */
  readonly count: number;
  /** What it means that a rule stands here. */
  readonly meaning: string;
  /** Name in the page for tests: `data-coverage`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Rules that have the same to do with the URLs. */
export function CoverageSection({ title, count, meaning, name, children }: CoverageSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id} data-coverage={name}>
      <h3 id={id} className={styles['title']}>
        {title} <span className={styles['count']}>{count.toLocaleString('en')}</span>
      </h3>
      <p className={styles['meaning']}>{meaning}</p>
      {children}
    </section>
  );
}
