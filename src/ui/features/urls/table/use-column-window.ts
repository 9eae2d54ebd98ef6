import { type RefObject, useLayoutEffect, useState } from 'react';

/** Widths in pixels. Must match the style sheet. */
const URL_COLUMN = 200;
const CRAWLER_COLUMN = 126;
/** Columns to render beyond each edge of the box. */
const OVERSCAN = 1;

/** The visible crawler columns: [from..to). */
interface ColumnWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the crawler columns that are visible in a horizontally scrolled box. Only their cells are rendered.
 * The block layout shows all.
 */
export function useColumnWindow(
  box: RefObject<HTMLElement | null>,
  columns: number,
  isBlock: boolean,
): ColumnWindow {
  const [{ from, to }, setWindow] = useState<ColumnWindow>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isBlock) return;
    const update = () => {
      const next = windowAt(element.scrollLeft, element.clientWidth);
      setWindow((known) => (known.from === next.from && known.to === next.to ? known : next));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [box, isBlock]);
  return isBlock ? { from: 0, to: columns } : { from: Math.min(from, columns), to: Math.min(to, columns) };
}

function windowAt(left: number, width: number): ColumnWindow {
  const first = Math.floor(left / CRAWLER_COLUMN);
  const shown = Math.ceil(Math.max(0, width - URL_COLUMN) / CRAWLER_COLUMN) + 1;
  return { from: Math.max(0, first - OVERSCAN), to: first + shown + OVERSCAN };
}
