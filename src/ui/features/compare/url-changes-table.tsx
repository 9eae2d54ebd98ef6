import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { compareTexts } from '../../../messages';
import type { CompareResult, CompareStatus } from '../../../store';
import { classNames } from '../../parts/class-names';
import { nextPlace } from '../../parts/table/next-place';
import { type TableScroll, useStartOfQuery, useTableScroll } from '../../parts/table/use-table-scroll';
import { useTestUrl } from '../../parts/urls/use-test-url';
import { useUrlsState } from '../../parts/urls/use-urls';
import { PHONE, useMedia } from '../../parts/use-media';
import { UrlChangeRow } from './url-change-row';
import styles from './url-changes-table.module.css';
import { useChangeRows } from './use-change-rows';
import { useCompareState } from './use-compare';

/** Heights in pixels. Must match the style sheet. */
const ROW = 30;
const PHONE_ROW = 112;
const HEAD = 32;
/** Rows shown before the box scrolls. */
const MOST_ROWS = 10;
const MOST_PHONE_ROWS = 4;

interface UrlChangesTableProps {
  readonly status: CompareStatus;
  readonly result: CompareResult;
  readonly titles: readonly [before: string, after: string];
}

/**
 * The changed verdicts in a scrollable box. It is one Tab stop; arrows, Page Up and Page Down, Home and End
 * move between rows.
 */
export function UrlChangesTable({ status, result, titles }: UrlChangesTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const query = useCompareState((state) => state.query);
  const columns = useUrlsState((state) => state.columns);
  const further = useCompareState((state) => state.further);
  const testUrl = useTestUrl();
  const isBlock = useMedia(PHONE);
  const mostRows = isBlock ? MOST_PHONE_ROWS : MOST_ROWS;
  const rowHeight = isBlock ? PHONE_ROW : ROW;
  const headHeight = isBlock ? 0 : HEAD;
  const { rows } = result;
  const scroll = useTableScroll({ box, rows, rowHeight, headHeight });
  const { stop, setStop, onKeyDown } = useRowStop(box, rows, scroll);
  const rowAt = useChangeRows(scroll.from, scroll.to, stop, status.state);
  useStartOfQuery(query, () => {
    setStop(0);
    scroll.toStart();
  });
  const onTest = (url: string, crawler: string) => {
    // A crawler without a column is tested by its name.
    testUrl(url, [...columns, ...further].find(({ name }) => name === crawler)?.input ?? crawler);
  };
  const shownRows = Math.min(rows, mostRows);
  return (
    // Without `tabIndex`, Firefox would make this a Tab stop before its rows, which already scroll it.
    <div
      ref={box}
      className={styles['box']}
      style={{ height: shownRows * rowHeight + headHeight }}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely */}
      <div role="table" aria-label={compareTexts.table} aria-rowcount={rows + 1} className={styles['table']}>
        <TableHead titles={titles} isHidden={isBlock} />
        {/* biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely */}
        <div
          role="rowgroup"
          className={styles['rows']}
          style={{ height: scroll.length }}
          data-state={status.state}
          onKeyDown={onKeyDown}
        >
          {scroll.rowsWith(stop).map((place) => (
            <UrlChangeRow
              key={place}
              row={rowAt(place)}
              place={place}
              top={scroll.topOf(place)}
              crawlers={result.crawlers}
              titles={titles}
              isBlock={isBlock}
              isStop={place === stop}
              onFocus={setStop}
              onTest={onTest}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The row with the Tab stop, and the keys that move it. Keys focus the row's button as soon as it is mounted. */
function useRowStop(box: RefObject<HTMLElement | null>, rows: number, scroll: TableScroll) {
  const [active, setStop] = useState(0);
  const stop = Math.min(active, rows - 1);
  const shouldFocus = useRef(false);
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-place="${stop}"] button`);
    if (button == null) return;
    shouldFocus.current = false;
    button.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, stop, rows, scroll.page);
    if (next === null) return;
    event.preventDefault();
    shouldFocus.current = true;
    setStop(next);
    scroll.reveal(next);
  };
  return { stop, setStop, onKeyDown };
}

function TableHead({
  titles: [before, after],
  isHidden,
}: {
  readonly titles: UrlChangesTableProps['titles'];
  readonly isHidden: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
    <div role="rowgroup" className={classNames(styles['head'], isHidden && styles['hidden'])}>
      {/* biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a header row has no action */}
      <div role="row" aria-rowindex={1} className={styles['headRow']}>
        {[compareTexts.url, compareTexts.crawler, before, after].map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
          // biome-ignore lint/a11y/useFocusableInteractive: a header row has no action
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
