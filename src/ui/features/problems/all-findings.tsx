import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { problemsTexts } from '../../../messages';
import type { FindingRow } from '../../../store';
import { nextPlace } from '../../parts/table/next-place';
import { PHONE, useMedia } from '../../parts/use-media';
import styles from './all-findings.module.css';
import type { KindRows } from './kind-rows';
import { ShortFinding } from './short-finding';

/** Row heights in pixels, as in the style sheet. */
const ROW = 34;
const PHONE_ROW = 52;
/** Rows rendered beyond the edges of the box. */
const OVERSCAN = 12;
/** Rows per Page Up and Page Down. */
const PAGE = 12;

/** Lists all findings of a kind in short rows, in a scrolling box. The box is one tab stop; arrows, Page, Home and End move inside it. */
export function AllFindings({ found }: { readonly found: KindRows }) {
  const box = useRef<HTMLDivElement>(null);
  const height = useMedia(PHONE) ? PHONE_ROW : ROW;
  const [active, setActive] = useState(0);
  const stop = Math.min(active, found.total - 1);
  const virtualizer = useVirtualizer({
    count: found.total,
    getScrollElement: () => box.current,
    estimateSize: useCallback(() => height, [height]),
    overscan: OVERSCAN,
    // The tab stop stays rendered, wherever the box is scrolled to.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([stop, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
      [stop],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const rowAt = useRowPages(found, Math.max(0, startIndex - OVERSCAN), endIndex + OVERSCAN);

  // The first row gets the focus, because the pressed button is gone.
  const shouldFocus = useRef(true);
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    const { activeElement, body } = document;
    // Don't take the focus if the user moved it while the row was loading. When a focused row is removed, the body gets the focus.
    if (activeElement !== null && activeElement !== body && !box.current?.contains(activeElement)) {
      shouldFocus.current = false;
      return;
    }
    const link = box.current?.querySelector<HTMLElement>(`[data-place="${stop}"] a`);
    if (link == null) return;
    shouldFocus.current = false;
    link.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, stop, found.total, PAGE);
    if (next === null) return;
    event.preventDefault();
    shouldFocus.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  return (
    // Without `tabIndex`, Firefox makes the box a tab stop before its rows, which scroll it themselves.
    <div ref={box} className={styles['box']} tabIndex={-1}>
      <ul
        aria-label={problemsTexts.allOfKind}
        className={styles['rows']}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {items.map(({ index, start }) => (
          <ShortFinding
            key={index}
            row={rowAt(index)}
            place={index}
            total={found.total}
            top={start}
            isStop={index === stop}
            onFocus={setActive}
          />
        ))}
      </ul>
    </div>
  );
}

/** Rows per request. */
const PER_REQUEST = 100;

interface Page {
  /** List that the page was requested from. A page of an older list stays until the newer one has loaded. */
  readonly found: KindRows;
  readonly rows: readonly FindingRow[];
}

/** Returns a function that gives the row at a place of a long list, or undefined while the row loads. Requests the visible rows [from..to). */
function useRowPages(found: KindRows, from: number, to: number): (place: number) => FindingRow | undefined {
  const [pages, setPages] = useState<ReadonlyMap<number, Page>>(() => new Map());
  const requested = useRef(new Map<number, KindRows>());
  useEffect(() => {
    for (let page = Math.floor(from / PER_REQUEST); page * PER_REQUEST < to; page++) {
      if (requested.current.get(page) === found) continue;
      requested.current.set(page, found);
      found.load(page * PER_REQUEST, (page + 1) * PER_REQUEST).then(
        (rows) => setPages((known) => new Map(known).set(page, { found, rows })),
        // The worker has stopped, which the view reports, or a newer report is coming and its rows will be requested.
        () => undefined,
      );
    }
  }, [found, from, to]);
  return (place) => pages.get(Math.floor(place / PER_REQUEST))?.rows[place % PER_REQUEST];
}
