import type { ReactNode } from 'react';
import styles from './hidden-text.module.css';

/** Text that is heard and not seen. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>;
}
