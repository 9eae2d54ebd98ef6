import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './select.module.css';

/** A list to choose from, as wide as its place. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles['box']}>
      <select {...props} className={styles['select']} />
      <Icon name="down" />
    </span>
  );
}
