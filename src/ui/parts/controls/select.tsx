import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './select.module.css';

/** A select as wide as its container. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles['box']}>
      <select {...props} className={styles['select']} />
      <Icon name="down" />
    </span>
  );
}
