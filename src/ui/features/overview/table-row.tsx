import { type CSSProperties, Fragment } from 'react';
import {
  andMorePlaces,
  blockedShare,
  cellName,
  cellWord,
  morePlaces,
  overviewTexts,
} from '../../../messages';
import type { OverviewRow } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { foldedPlaces, placeWords } from '../../parts/overview/place';
import { PlaceName } from '../../parts/overview/place-name';
import { CellIcon } from './cell-icon';
import type { NumberedItem } from './numbered-items';
import { countedCell } from './shown-cell';
import type { ShownColumn } from './shown-columns';
import styles from './table-row.module.css';
import { HEADER_COLUMN } from './use-grid-keys';

interface TableRowProps {
  readonly item: Extract<NumberedItem, { kind: 'row' | 'places' }>;
  /** Index among the rows that can have the focus. */
  readonly place: number;
  readonly columns: readonly ShownColumn[];
  readonly hasWords: boolean;
  /** The column that is the Tab stop; null for none. */
  readonly stop: number | null;
  /** True if one of its cells is pointed at. */
  readonly isActive: boolean;
  /** True if it is the only row. */
  readonly isWholeSite: boolean;
  readonly isUnfolded: boolean;
  readonly onToggle: (key: string) => void;
}

/** A row: its places, and a verdict for each column. */
export function OverviewTableRow(props: TableRowProps) {
  const { item, place, columns, hasWords, stop, isActive } = props;
  const { row, number } = item;
  const name = rowName(row);
  return (
    <tr aria-rowindex={number} className={classNames(styles['row'], isActive && styles['active'])}>
      <RowHeader {...props} />
      {columns.map((column, index) => {
        const cell = countedCell(row, column.members);
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
            key={index}
            data-item={place}
            data-column={index}
            tabIndex={stop === index ? 0 : -1}
            aria-label={cellName(column.name, name, cell)}
            className={classNames(styles['cell'], hasWords && styles['words'])}
          >
            <span className={classNames(styles['box'], cell.hasExceptions && styles['exceptions'])}>
              <CellIcon cell={cell} />
              {hasWords
                ? cellWord(cell)
                : cell.outcome === 'some' && <span>{blockedShare(cell.blocked, cell.total)}</span>}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The places of a row. If some aren't shown, a button unfolds them. */
function RowHeader({ item, place, columns, stop, isWholeSite, isUnfolded, onToggle }: TableRowProps) {
  const { row, key } = item;
  const shown = foldedPlaces(row, columns.length);
  const isRest = row.places.length === 0;
  const canUnfold = row.placeCount > shown;
  const focused = {
    'data-item': place,
    'data-column': HEADER_COLUMN,
    tabIndex: stop === HEADER_COLUMN ? 0 : -1,
  };
  const text = isRest ? (
    <b>{isWholeSite ? overviewTexts.wholeSite : overviewTexts.rest}</b>
  ) : (
    <span>
      {row.places.slice(0, shown).map((each, index) => (
        <Fragment key={each.pattern}>
          {index > 0 && <span className={styles['comma']}>, </span>}
          <PlaceName place={each} />
        </Fragment>
      ))}
      {canUnfold && <small className={styles['more']}> {morePlaces(row.placeCount - shown)}</small>}
    </span>
  );
  return (
    <th
      scope="row"
      className={classNames(styles['places'], isRest && styles['rest'])}
      style={{ '--depth': row.depth } as CSSProperties}
      {...(!canUnfold && focused)}
    >
      {canUnfold ? (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isUnfolded}
          onClick={() => onToggle(key)}
          {...focused}
        >
          <Icon name={isUnfolded ? 'down' : 'right'} />
          {text}
        </button>
      ) : (
        text
      )}
    </th>
  );
}

/** Returns a row in words: `/cart and 3 more`. */
function rowName({ places, placeCount }: OverviewRow): string {
  const [place] = places;
  return place === undefined ? overviewTexts.restInside : placeWords(place) + andMorePlaces(placeCount - 1);
}
