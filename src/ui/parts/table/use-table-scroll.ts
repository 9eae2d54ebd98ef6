import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ScrollPlace, ScrollScale } from './scroll-scale';

/** Number of rows rendered beyond each edge of the box. */
const OVERSCAN = 8;
/** Milliseconds without scrolling before a scaled scroll bar is aligned with the rows. */
const REST = 200;

/** The visible part of a long table, and functions that scroll it. */
export interface TableScroll {
  /** The rows to render: [from..to). */
  readonly from: number;
  readonly to: number;
  /** Height of all rows in the box, in pixels. */
  readonly length: number;
  /**
   * Returns the offset of a row in that height, in pixels. A row outside the rendered ones is placed next to them: in a scaled range, its own place may
   * exceed the maximum scroll height.
   */
  topOf(row: number): number;
  /** Returns the rows to render and the one with the Tab stop, which stays mounted wherever the box is scrolled. A stop that isn't a row is left out. */
  rowsWith(stop: number): readonly number[];
  /** Number of rows that fit into the box. */
  readonly page: number;
  /** Scrolls a row into view. */
  reveal(row: number): void;
  /** Scrolls to the first row. */
  toStart(): void;
}

/** A table in a scrolling box: a fixed head, then rows of equal height. Heights are in pixels. */
interface ScrolledTable {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/**
 * Computes which rows of a table a scrolled box shows. All rows have the same height, so even millions of rows
 * need no list of positions. Ranges longer than browsers can scroll are scaled: see `ScrollScale`.
 */
export function useTableScroll({ box, rows, rowHeight, headHeight }: ScrolledTable): TableScroll {
  const view = useViewHeight(box, headHeight);
  const scale = useMemo(() => new ScrollScale(rows * rowHeight, view), [rows, rowHeight, view]);
  const [drawn, setDrawn] = useState<ScrollPlace>({ top: 0, scroll: 0 });
  /** The current place. `drawn` follows only when other rows must be rendered. */
  const place = useRef(drawn);
  const drawnRow = useRef(0);

  const draw = useCallback(
    (next: ScrollPlace) => {
      place.current = next;
      drawnRow.current = Math.floor(next.top / rowHeight);
      setDrawn(next);
    },
    [rowHeight],
  );
  const goTo = useCallback(
    (top: number) => {
      const next = scale.placeOf(top);
      draw(next);
      // Ignore differences below one pixel: browsers round `scrollTop`.
      if (box.current !== null && Math.abs(box.current.scrollTop - next.scroll) >= 1)
        box.current.scrollTop = next.scroll;
    },
    [box, scale, draw],
  );

  // When rows or height change, keep the visible rows in view as far as they still exist.
  useLayoutEffect(() => goTo(place.current.top), [goTo]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const next = scale.moved(place.current, element.scrollTop);
      place.current = next;
      if (scale.isPlain && Math.floor(next.top / rowHeight) === drawnRow.current) return;
      draw(next);
      if (scale.isPlain) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // If they differ, the box was scrolled again and its event is pending. Do not undo that scroll.
        if (element.scrollTop === next.scroll) goTo(place.current.top);
      }, REST);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [box, scale, rowHeight, draw, goTo]);

  const { top, scroll } = drawn;
  const from = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const to = Math.min(rows, Math.ceil((top + view) / rowHeight) + OVERSCAN);
  return {
    from,
    to,
    length: scale.length,
    topOf: (row) => Math.max(from - 1, Math.min(row, to)) * rowHeight - (top - scroll),
    rowsWith: (stop) => [...rowsWith(stop, from, to, rows)],
    page: Math.max(1, Math.floor(view / rowHeight)),
    reveal: (row) => {
      const at = row * rowHeight;
      if (at < place.current.top) goTo(at);
      else if (at + rowHeight > place.current.top + view) goTo(at + rowHeight - view);
    },
    toStart: () => goTo(0),
  };
}

function* rowsWith(stop: number, from: number, to: number, rows: number): Generator<number> {
  if (stop >= 0 && stop < from) yield stop;
  for (let row = from; row < to; row++) yield row;
  if (stop >= to && stop < rows) yield stop;
}

/** Calls `toStart` when the query changes, because a new query starts at the first row. */
export function useStartOfQuery(query: unknown, toStart: () => void): void {
  const shown = useRef(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new query goes to the start
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    toStart();
  }, [query]);
}

/** Returns the height of the box below its head in pixels, and follows its changes. */
function useViewHeight(box: RefObject<HTMLElement | null>, headHeight: number): number {
  const [view, setView] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setView(Math.max(0, element.clientHeight - headHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, headHeight]);
  return view;
}
