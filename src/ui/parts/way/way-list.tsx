import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../controls/icon';
import type { IconName } from '../controls/icon-shapes';
import styles from './way-list.module.css';

interface WayListProps {
  /** Name for screen readers. Not needed if the list follows its title. */
  readonly label?: string;
  /** `Way` elements. */
  readonly children: ReactNode;
}

/** Ways to go on, one per row. */
export function WayList({ label, children }: WayListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  /** Keyboard shortcut for the same action. Without one, an arrow is shown. */
  readonly keys?: string | undefined;
  /** Without it, the row isn't a button. */
  readonly onChoose?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One way: its name, and what it does. */
export function Way({ icon, name, about, keys, onChoose }: WayProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <span className={styles['name']}>{name}</span> <span className={styles['about']}>{about}</span>
      </span>
      {keys === undefined ? <Icon name="right" /> : <kbd className={styles['keys']}>{keys}</kbd>}
    </>
  );
  return (
    <li>
      {onChoose ? (
        <button type="button" className={styles['way']} onClick={onChoose}>
          {content}
        </button>
      ) : (
        <div className={styles['way']}>{content}</div>
      )}
    </li>
  );
}
