import { urlHead, urlsTexts } from '../../../../messages';
import type { TableOrder, UrlsColumn } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import { Icon } from '../../../parts/controls/icon';
import { Term } from '../../../parts/text/term';
import styles from './table-head.module.css';
import { nextOrder, sortOf } from './table-order';

interface TableHeadProps {
  readonly columns: readonly UrlsColumn[];
  /** Host of the file; null if unknown. */
  readonly host: string | null;
  readonly order: TableOrder;
  readonly onOrder: (order: TableOrder) => void;
  /** True if the head is only for screen readers, as above the blocks on a phone. */
  readonly isHidden: boolean;
  /** The column that is the Tab stop; null for none. */
  readonly stop: number | null;
}

/** The column heads, which sort the rows. */
export function TableHead({ columns, host, order, onOrder, isHidden, stop }: TableHeadProps) {
  const names = [urlHead(host), ...columns.map(({ name }) => name)];
  const plain = [urlsTexts.expected, ...(isHidden ? [] : [urlsTexts.check])];
  const tabIndex = (column: number) => (stop === column ? 0 : -1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as for the rows
    <div role="rowgroup" className={classNames(styles['head'], isHidden && styles['hidden'])}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells are focused */}
      {/* biome-ignore lint/a11y/useSemanticElements: as for the rows */}
      <div role="row" aria-rowindex={1} data-row={-1} className={styles['row']}>
        {names.map((name, column) => (
          // biome-ignore lint/a11y/useFocusableInteractive: its button is focused
          // biome-ignore lint/a11y/useSemanticElements: as for the rows
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
            key={column}
            role="columnheader"
            aria-colindex={column + 1}
            aria-sort={sortOf(order, column)}
            className={styles['cell']}
          >
            {isHidden ? (
              name
            ) : (
              <button
                type="button"
                data-column={column}
                tabIndex={tabIndex(column)}
                className={styles['sort']}
                translate="no"
                title={name}
                onClick={() => onOrder(nextOrder(order, column))}
              >
                <span className={styles['name']}>{name}</span>
                {sortOf(order, column) !== 'none' && <Icon name="down" />}
              </button>
            )}
          </div>
        ))}
        {plain.map((name, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as for the rows
          <div
            key={name}
            role="columnheader"
            aria-colindex={names.length + index + 1}
            data-column={names.length + index}
            tabIndex={isHidden ? undefined : tabIndex(names.length + index)}
            className={styles['cell']}
          >
            {name === urlsTexts.expected && !isHidden ? (
              <Term word={name} explain={urlsTexts.expectedAbout} />
            ) : (
              name
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
