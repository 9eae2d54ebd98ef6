import type { ReactNode } from 'react';
import { Icon } from '../controls/icon';
import type { IconName } from '../controls/icon-shapes';
import styles from './menu-item.module.css';

interface MenuItemProps {
  readonly label: string;
  readonly icon?: IconName;
  /** A few words at the end of the row. */
  readonly hint?: ReactNode;
  /** A sentence under the label. */
  readonly about?: string;
  /** Called when the item gets the focus or the pointer. */
  readonly onShow?: () => void;
  readonly onChoose: () => void;
}

/** An item of a menu. */
export function MenuItem({ label, icon, hint, about, onShow, onChoose }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles['item']}
      onFocus={onShow}
      onPointerEnter={onShow}
      onClick={onChoose}
    >
      <span>{icon && <Icon name={icon} />}</span>
      <span>{label}</span>
      <span className={styles['hint']}>{hint}</span>
      {about && <span className={styles['about']}>{about}</span>}
    </button>
  );
}
