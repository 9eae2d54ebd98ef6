import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ScrollPlace, ScrollScale } from './scroll-scale';

/** Rows beyond the edges of the box that are made as well. */
const OVERSCAN = 8;
/** Milliseconds of rest after which a scaled scroll bar is put where the rows are. */
const REST = 200;

/** What of a long table is in sight, and how to get elsewhere. */
export interface TableScroll {
  /** The rows to make: [from..to). */
  readonly from: number;
  readonly to: number;
  /** Pixels that all rows take in the box. */
  readonly length: number;
  /** Where a row stands in them. */
  topOf(row: number): number;
  /** Rows that the box shows at once. */
  readonly page: number;
  /** Brings a row into sight. */
  reveal(row: number): void;
  /** Back to the first row. */
  toStart(): void;
}

/** A table in a box that scrolls: a head that stays, then rows of one height; heights in pixels. */
interface ScrolledTable {
  readonly box: RefObject<HTMLElement | null>;
  readonly rows: number;
  readonly rowHeight: number;
  readonly headHeight: number;
}

/**
 * Which rows of a table a scrolled box shows. All are of one height, so that millions of them need no more than a number; above what a browser
 * can scroll the range is scaled (see ScrollScale).
 */
export function useTableScroll({ box, rows, rowHeight, headHeight }: ScrolledTable): TableScroll {
  const view = useViewHeight(box, headHeight);
  const scale = useMemo(() => new ScrollScale(rows * rowHeight, view), [rows, rowHeight, view]);
  const [drawn, setDrawn] = useState<ScrollPlace>({ top: 0, scroll: 0 });
  /** Where the box is; `drawn` only where that made other rows necessary. */
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
      // A fraction of a pixel is a rounding of the browser.
      if (box.current !== null && Math.abs(box.current.scrollTop - next.scroll) >= 1)
        box.current.scrollTop = next.scroll;
    },
    [box, scale, draw],
  );

  // Where there are other rows, or the box has another height, what was in sight stays as far as it is there.
  useLayoutEffect(() => goTo(place.current.top), [goTo]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const next = scale.moved(place.current, element.scrollTop);
      if (scale.isPlain && Math.floor(next.top / rowHeight) === drawnRow.current) {
        place.current = next;
        return;
      }
      draw(next);
      if (scale.isPlain) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Scrolled since, of which the event is still to come: it must not be taken back.
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
  return {
    from: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    to: Math.min(rows, Math.ceil((top + view) / rowHeight) + OVERSCAN),
    length: scale.length,
    topOf: (row) => row * rowHeight - (top - scroll),
    page: Math.max(1, Math.floor(view / rowHeight)),
    reveal: (row) => {
      const at = row * rowHeight;
      if (at < place.current.top) goTo(at);
      else if (at + rowHeight > place.current.top + view) goTo(at + rowHeight - view);
    },
    toStart: () => goTo(0),
  };
}

/** Pixels of the box below its head, as it is now. */
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
