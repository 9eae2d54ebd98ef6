import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

interface FactRowProps {
  readonly name: string;
  /** The fact in one sentence. */
  readonly text: ReactNode;
  /** A button at the end of the row, with the class `action` of this style sheet. */
  readonly action?: ReactNode;
  /** Shown below the row, over its whole width. */
  readonly children?: ReactNode;
}

/** A row of a `dl` in Why: the fact's name, the fact, and what leads to its evidence. */
export function FactRow({ name, text, action, children }: FactRowProps) {
  return (
    <div className={styles['row']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['text']}>{text}</dd>
      {action && <dd>{action}</dd>}
      {children && <dd className={styles['below']}>{children}</dd>}
    </div>
  );
}
