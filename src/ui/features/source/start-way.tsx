import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import styles from './start-way.module.css';

interface StartWayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  /** The keys that do the same; without them an arrow stands in their place. */
  readonly keys?: string;
  readonly onChoose: () => void;
}

/** One way to bring a text in. */
export function StartWay({ icon, title, about, keys, onChoose }: StartWayProps) {
  return (
    <li className={styles['item']}>
      <button type="button" className={styles['button']} onClick={onChoose}>
        <Icon name={icon} />
        <span>
          <span className={styles['title']}>{title}</span>
          <span className={styles['about']}>{about}</span>
        </span>
        {keys === undefined ? <Icon name="right" /> : <kbd className={styles['keys']}>{keys}</kbd>}
      </button>
    </li>
  );
}
