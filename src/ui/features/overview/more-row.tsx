import { moreRows } from '../../../messages';
import { Icon } from '../../parts/controls/icon';
import styles from './more-row.module.css';
import type { PartName } from './table-items';
import { HEADER_COLUMN } from './use-grid-keys';

interface MoreRowProps {
  readonly part: PartName;
  /** Number of rows that it shows. */
  readonly hidden: number;
  /** Index among the rows that can have the focus. */
  readonly place: number;
  readonly number: number;
  readonly isStop: boolean;
  readonly columns: number;
  readonly onShow: () => void;
}

/** The button that shows the rest of a part. */
export function MoreRow({ part, hidden, place, number, isStop, columns, onShow }: MoreRowProps) {
  return (
    <tr aria-rowindex={number} className={styles['row']}>
      <td colSpan={columns + 1}>
        <button
          type="button"
          className={styles['button']}
          data-item={place}
          data-column={HEADER_COLUMN}
          tabIndex={isStop ? 0 : -1}
          onClick={onShow}
        >
          <Icon name="down" />
          {moreRows(part, hidden)}
        </button>
      </td>
    </tr>
  );
}
