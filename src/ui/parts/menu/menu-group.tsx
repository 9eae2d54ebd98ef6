import { type ReactNode, useId } from 'react';
import styles from './menu-group.module.css';

/** Items of a menu under a title. */
export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may hold groups, but no fieldset
    <div role="group" aria-labelledby={id} className={styles['group']}>
      <div id={id} role="presentation" className={styles['title']}>
        {title}
      </div>
      {children}
    </div>
  );
}
