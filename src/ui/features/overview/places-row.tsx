import { morePlaces } from '../../../messages';
import type { OverviewRow } from '../../../store';
import { PlaceName } from '../../parts/overview/place-name';
import styles from './places-row.module.css';
import { HEADER_COLUMN } from './use-grid-keys';

interface PlacesRowProps {
  readonly row: OverviewRow;
  /** Index among the rows that can have the focus. */
  readonly place: number;
  readonly number: number;
  readonly isStop: boolean;
  readonly columns: number;
}

/** All places of the row above. */
export function PlacesRow({ row, place, number, isStop, columns }: PlacesRowProps) {
  const left = row.placeCount - row.places.length;
  return (
    <tr aria-rowindex={number}>
      <td
        colSpan={columns + 1}
        data-item={place}
        data-column={HEADER_COLUMN}
        tabIndex={isStop ? 0 : -1}
        className={styles['cell']}
      >
        <ul className={styles['places']}>
          {row.places.map((each) => (
            <li key={each.pattern} className={styles['chip']}>
              <PlaceName place={each} />
            </li>
          ))}
          {left > 0 && <li className={styles['left']}>{morePlaces(left)}</li>}
        </ul>
      </td>
    </tr>
  );
}
