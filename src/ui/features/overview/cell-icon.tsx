import { Icon } from '../../parts/controls/icon';
import icon from '../../parts/controls/icon.module.css';
import styles from './cell-icon.module.css';
import type { ShownCell } from './shown-cell';

/** Octagon in a 16 × 16 box. */
const octagon = 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3z';
/** Right edges of its filled part for a third, a half and two thirds. */
const edges = { third: 5.9, half: 8, twoThirds: 10.1 };

/** The verdict of a cell as a drawing. Nothing if no URL is there. */
export function CellIcon({ cell: { outcome, blocked, total } }: { readonly cell: ShownCell }) {
  switch (outcome) {
    case 'allowed':
      return (
        <span className={styles['allowed']}>
          <Icon name="tick" />
        </span>
      );
    case 'blocked':
      return (
        <span className={styles['blocked']}>
          <Icon name="blocked" />
        </span>
      );
    case 'some':
      return (
        <span className={styles['blocked']}>
          <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={octagon} />
            <path
              d={`M${edges[fillOf(blocked / total)]} 1.5H5.3L1.5 5.3v5.4l3.8 3.8H${edges[fillOf(blocked / total)]}z`}
              fill="currentColor"
              stroke="none"
            />
          </svg>
        </span>
      );
    case null:
      return null;
  }
}

/** Returns the filled part that is nearest to a share. */
function fillOf(share: number): keyof typeof edges {
  if (share < 5 / 12) return 'third';
  return share < 7 / 12 ? 'half' : 'twoThirds';
}
