import { type CSSProperties, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { urlsTexts } from '../../../../messages';
import type { UrlRow, UrlsColumn, UrlsStatus } from '../../../../store';
import { classNames } from '../../../parts/class-names';
import { useBoxWidth } from '../../../parts/table/use-box-width';
import { type TableScroll, useStartOfQuery, useTableScroll } from '../../../parts/table/use-table-scroll';
import { useTester } from '../../../parts/tester-context';
import { useTestUrl } from '../../../parts/urls/use-test-url';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { PHONE, useMedia } from '../../../parts/use-media';
import { blockHeight, cellsAcross } from './block-size';
import { ExpectedMenu, type ExpectedMenuProps } from './expected-menu';
import { RowPages } from './row-pages';
import { TableHead } from './table-head';
import { UrlsTableRow } from './table-row';
import styles from './urls-table.module.css';
import { useCells } from './use-cells';
import { useColumnWindow } from './use-column-window';

/** Heights in pixels. Must match the style sheets. */
const ROW = 30;
const HEAD = 32;

interface UrlsTableProps {
  readonly table: UrlsStatus;
  /** Shows the result of an action. */
  readonly onNotify: (text: string, isFailure?: boolean) => void;
}

/**
 * The scrollable grid of URLs with each crawler's verdict. It is one Tab stop; arrows, Page Up and Page Down,
 * Home and End move by cell.
 */
export function UrlsTable({ table, onNotify }: UrlsTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useUrlsState((state) => state.columns);
  const query = useUrlsState((state) => state.query);
  const isBlock = useMedia(PHONE);
  const across = cellsAcross(useBoxWidth(box));
  const rowHeight = isBlock ? blockHeight(columns.length, across) : ROW;
  const headHeight = isBlock ? 0 : HEAD;
  const scroll = useTableScroll({ box, rows: table.rows, rowHeight, headHeight });
  const shownColumns = useColumnWindow(box, columns.length, isBlock);
  const rowAt = useRows(scroll.from, scroll.to);
  const testUrl = useTestUrl();
  const [expecting, setExpecting] = useState<Pick<ExpectedMenuProps, 'row' | 'anchor'> | null>(null);

  const act = (place: number, column: number, anchor: HTMLElement) => {
    const row = rowAt(place);
    if (row === undefined) return;
    if (column === columns.length + 1) setExpecting({ row, anchor });
    else if (column <= columns.length) testUrl(row.url, columns[column - 1]?.input ?? null);
  };
  const cells = useCells({
    box,
    scroll,
    bounds: { rows: table.rows, columns: columns.length + (isBlock ? 2 : 3), page: scroll.page },
    hasHead: !isBlock,
    onAct: act,
    onCopy: (place) => void copy(rowAt(place)?.url).then(([text, isFailure]) => onNotify(text, isFailure)),
  });

  useStartOfQuery(query, scroll.toStart);
  return (
    // Without `tabIndex`, Firefox would make this a Tab stop before its cells, which already scroll it.
    <div
      ref={box}
      className={classNames(styles['box'], isBlock && styles['blocks'])}
      style={sizes(columns, across, rowHeight)}
      tabIndex={-1}
    >
      <UrlsGrid
        table={table}
        columns={columns}
        shownColumns={shownColumns}
        scroll={scroll}
        cells={cells}
        rowAt={rowAt}
        isBlock={isBlock}
      />
      {expecting && (
        <ExpectedMenu
          {...expecting}
          columns={columns}
          onNotify={onNotify}
          onClose={(movesFocus) => {
            setExpecting(null);
            if (movesFocus) cells.focus();
          }}
        />
      )}
    </div>
  );
}

interface UrlsGridProps {
  readonly table: UrlsStatus;
  readonly columns: readonly UrlsColumn[];
  readonly shownColumns: ReturnType<typeof useColumnWindow>;
  readonly scroll: TableScroll;
  readonly cells: ReturnType<typeof useCells>;
  readonly rowAt: (place: number) => UrlRow | undefined;
  /** True for the block layout of phones. */
  readonly isBlock: boolean;
}

/** The head, the rows in view, and the row with the Tab stop. */
function UrlsGrid({ table, columns, shownColumns, scroll, cells, rowAt, isBlock }: UrlsGridProps) {
  const urls = useUrls();
  const order = useUrlsState((state) => state.query.order);
  const origin = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.origin : null));
  const { stop } = cells;
  return (
    // biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely
    <div
      role="grid"
      aria-label={urlsTexts.table}
      aria-rowcount={table.rows + 1}
      aria-colcount={columns.length + (isBlock ? 2 : 3)}
      tabIndex={-1}
      className={styles['grid']}
      {...cells.handlers}
    >
      <TableHead
        columns={columns}
        host={origin === null ? null : hostOf(origin)}
        order={order}
        onOrder={(next) => urls.setQuery({ order: next })}
        isHidden={isBlock}
        stop={stop.row === -1 ? stop.column : null}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: real table rows cannot be positioned absolutely */}
      <div
        role="rowgroup"
        className={styles['rows']}
        style={{ height: scroll.length }}
        data-state={table.state}
      >
        {scroll.rowsWith(stop.row).map((place) => (
          <UrlsTableRow
            key={place}
            row={rowAt(place)}
            place={place}
            top={scroll.topOf(place)}
            columns={columns}
            from={shownColumns.from}
            to={shownColumns.to}
            origin={origin}
            isBlock={isBlock}
            stop={place === stop.row ? stop.column : null}
          />
        ))}
      </div>
    </div>
  );
}

function sizes(columns: readonly UrlsColumn[], across: number, rowHeight: number): CSSProperties {
  return {
    '--crawlers': columns.length,
    '--across': across,
    '--block-height': `${rowHeight}px`,
  } as CSSProperties;
}

/** Returns an origin without its scheme: `example.com:8080`. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2);
}

async function copy(url: string | undefined): Promise<[text: string, isFailure: boolean]> {
  try {
    await navigator.clipboard.writeText(url ?? '');
    return [urlsTexts.copied, false];
  } catch {
    return [urlsTexts.copyDenied, true];
  }
}

/** Rows to load before and after the visible ones. */
const AHEAD = 40;

/**
 * Loads the rows [from..to) of the table. The returned function gives the row at a place; undefined while it
 * is loading.
 */
function useRows(from: number, to: number): (place: number) => UrlRow | undefined {
  const urls = useUrls();
  const state = useUrlsState(({ table }) => table?.state ?? 0);
  const rows = useUrlsState(({ table }) => table?.rows ?? 0);
  const columns = useUrlsState((all) => all.columns);
  // Rows hold their verdicts by column index, so after a column change they would show under the wrong
  // crawler.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns need other rows
  const pages = useMemo(() => new RowPages((first, end) => urls.rows(first, end)), [urls, columns]);
  useSyncExternalStore(pages.subscribe, pages.changes);
  useEffect(
    () => pages.request({ from: Math.max(0, from - AHEAD), to: to + AHEAD, rows, state }),
    [pages, from, to, rows, state],
  );
  return (place) => pages.rowAt(place);
}
