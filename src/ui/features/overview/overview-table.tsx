import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { crawlerCount, distinctNames, formatNumber, overviewTexts, rowsLeftOut } from '../../../messages';
import type { OverviewContent } from '../../../store';
import { classNames } from '../../parts/class-names';
import { AnyCharacters } from '../../parts/overview/place-name';
import { HiddenText } from '../../parts/text/hidden-text';
import { MoreRow } from './more-row';
import { type NumberedItem, numberedItems } from './numbered-items';
import styles from './overview-table.module.css';
import { PlacesRow } from './places-row';
import type { ShownColumn } from './shown-columns';
import { tableHandlers } from './table-handlers';
import type { PartName, Unfolded } from './table-items';
import { OverviewTableRow } from './table-row';
import type { ActiveCell, CellPointer } from './use-active-cell';
import { HEADER_COLUMN, useGridKeys } from './use-grid-keys';

/** Most columns that are shown without scrolling sideways. */
const MOST_COLUMNS = 8;
/** Most columns that are shown without scrolling sideways in a narrow view. */
const FEW_COLUMNS = 4;
/** Length of a column's name that needs more room. */
const LONG_NAME = 13;
const NOTHING: Unfolded = { rows: new Set(), parts: new Set() };

interface OverviewTableProps {
  readonly content: OverviewContent;
  readonly columns: readonly ShownColumn[];
  /** True if the cells have words, because there is only one column. */
  readonly hasWords: boolean;
  readonly cells: CellPointer;
  /** Asks about a cell that is clicked; undefined if a click only points at it. */
  readonly onAsk: ((cell: Pick<ActiveCell, 'row' | 'shown'>) => void) | undefined;
}

/** The verdicts by place and crawlers. One Tab stop; arrow keys, Home and End move between cells. */
export function OverviewTable({ content, columns, hasWords, cells, onAsk }: OverviewTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { unfolded, toggle, showAll } = useUnfolded();
  const { areas, heading, patterns, total } = numberedItems(content, unfolded);
  const items = [...areas, ...patterns];
  const grid = useGridKeys({ table, items, columns: columns.length });
  const handlers = tableHandlers({ content, columns, items, grid, cells, onAsk, onToggle: toggle });
  const rowOf = (item: NumberedItem, index: number) => {
    const stop = grid.stop.item === index ? grid.stop.column : null;
    const common = { place: index, number: item.number, isStop: stop !== null, columns: columns.length };
    switch (item.kind) {
      case 'row':
        return (
          <OverviewTableRow
            key={`${item.key} ${item.index}`}
            item={item}
            place={index}
            columns={columns}
            hasWords={hasWords}
            stop={stop}
            isActive={cells.active?.part === item.part && cells.active.index === item.index}
            isWholeSite={total === 2}
            isUnfolded={unfolded.rows.has(item.key)}
            onToggle={toggle}
          />
        );
      case 'places':
        return <PlacesRow key={`${item.key} ${item.index} places`} row={item.row} {...common} />;
      case 'more':
        return (
          <MoreRow
            key={item.key}
            part={item.part}
            hidden={item.hidden}
            onShow={() => {
              showAll(item.part);
              // The first new row replaces the button.
              grid.focus({ item: index, column: HEADER_COLUMN });
            }}
            {...common}
          />
        );
    }
  };
  return (
    <div
      className={classNames(
        styles['box'],
        columns.length > MOST_COLUMNS && styles['wide'],
        columns.length > FEW_COLUMNS && styles['many'],
      )}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the role of a table whose cells have the focus
        role="grid"
        aria-label={overviewTexts.table}
        aria-rowcount={total}
        className={styles['table']}
        {...handlers}
      >
        <TableHead columns={columns} isHidden={hasWords} />
        <tbody>{areas.map(rowOf)}</tbody>
        {patterns.length > 0 && (
          <tbody>
            <tr aria-rowindex={heading}>
              <th colSpan={columns.length + 1} scope="rowgroup" className={styles['part']}>
                {overviewTexts.anywhere}{' '}
                <span className={styles['meaning']}>
                  <AnyCharacters /> {overviewTexts.anyCharactersMeaning}
                </span>
              </th>
            </tr>
            {patterns.map((item, index) => rowOf(item, areas.length + index))}
          </tbody>
        )}
      </table>
      {(['areas', 'patterns'] as const).map((part) => {
        const left = content[part].rowCount - content[part].rows.length;
        return left > 0 && <p key={part}>{rowsLeftOut(part, left)}</p>;
      })}
    </div>
  );
}

/** The rows and parts that are unfolded. `showAll` renders at once. */
function useUnfolded() {
  const [unfolded, setUnfolded] = useState(NOTHING);
  const toggle = (key: string) => {
    const rows = new Set(unfolded.rows);
    if (!rows.delete(key)) rows.add(key);
    setUnfolded({ ...unfolded, rows });
  };
  const showAll = (part: PartName) =>
    flushSync(() => setUnfolded({ ...unfolded, parts: new Set([...unfolded.parts, part]) }));
  return { unfolded, toggle, showAll };
}

interface TableHeadProps {
  readonly columns: readonly ShownColumn[];
  /** True if only screen readers need it. */
  readonly isHidden: boolean;
}

/** The names of the columns and their numbers of crawlers. */
function TableHead({ columns, isHidden }: TableHeadProps) {
  return (
    <thead className={isHidden ? styles['hidden'] : undefined}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles['placeHead']}>
          {overviewTexts.place} <small aria-hidden="true">{overviewTexts.crawlers}</small>
        </th>
        {columns.map(({ name, names, members }, index) => {
          const distinct = distinctNames(names);
          return (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
              key={index}
              scope="col"
              className={classNames(styles['columnHead'], name.length > LONG_NAME && styles['longName'])}
              title={distinct.length > 1 ? distinct.join(', ') : undefined}
            >
              {name}{' '}
              <small>
                <span aria-hidden="true">{formatNumber(members.length)}</span>
                <HiddenText>{crawlerCount(members.length)}</HiddenText>
              </small>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
