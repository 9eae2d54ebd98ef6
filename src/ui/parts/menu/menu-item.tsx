import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../controls/icon';
import type { IconName } from '../controls/icon-shapes';
import { HiddenText } from '../text/hidden-text';
import styles from './menu-item.module.css';

interface MenuItemProps {
  readonly label: string;
  readonly icon?: IconName;
  /** Verdict that gives the icon its colour. */
  readonly outcome?: 'allowed' | 'blocked';
  /** A few words at the end of the row. */
  readonly hint?: ReactNode;
  /** A sentence under the label. */
  readonly about?: ReactNode;
  /** Called when the item gets the focus. */
  readonly onShow?: () => void;
  readonly onChoose: () => void;
}

/** An item of a menu. The pointer focuses it, so that one item at most is marked. */
export function MenuItem({ label, icon, outcome, hint, about, onShow, onChoose }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles['item'], outcome && styles[outcome])}
      onFocus={onShow}
      onPointerMove={({ currentTarget, pointerType }) => {
        // A finger that moves scrolls the menu, so the focus must stay.
        if (pointerType !== 'touch') currentTarget.focus({ preventScroll: true });
      }}
      onClick={onChoose}
    >
      <span>{icon && <Icon name={icon} />}</span>
      <span className={about ? styles['described'] : undefined}>
        {label}
        {(hint || about) && <HiddenText>, </HiddenText>}
      </span>
      <span className={styles['hint']}>{hint}</span>
      {about && <span className={styles['about']}>{about}</span>}
    </button>
  );
}
