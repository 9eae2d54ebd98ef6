import { useEffect, useRef, useState } from 'react';
import type { ChangeRow } from '../../../store';
import { useCompare } from './use-compare';

/** Rows per request, and maximum number of pages kept. */
const PAGE = 100;
const MOST_KEPT = 60;

interface Page {
  readonly state: number;
  readonly rows: readonly ChangeRow[];
}

/**
 * Loads the changes [from..to) of a state and the one at `stop`, page by page. The returned function gives
 * the row at a place; undefined while it is loading. Rows of an older state stay until newer ones arrive.
 */
export function useChangeRows(
  from: number,
  to: number,
  stop: number,
  state: number,
): (place: number) => ChangeRow | undefined {
  const compare = useCompare();
  const pages = useRef(new Map<number, Page>());
  const [, setArrivals] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    for (const page of pagesOf(from, to, stop)) {
      if ((pages.current.get(page)?.state ?? -1) >= state) continue;
      compare.rows(page * PAGE, (page + 1) * PAGE).then(
        (reply) => {
          if (!isCurrent) return;
          // Inserted last, so that the first page in the map is the oldest.
          pages.current.delete(page);
          pages.current.set(page, { state: Math.max(state, reply.state), rows: reply.rows });
          const [oldest] = pages.current.keys();
          if (pages.current.size > MOST_KEPT && oldest !== undefined) pages.current.delete(oldest);
          setArrivals((arrivals) => arrivals + 1);
        },
        // The worker has stopped, which the view shows.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [compare, from, to, stop, state]);
  return (place) => pages.current.get(Math.floor(place / PAGE))?.rows[place % PAGE];
}

function pagesOf(from: number, to: number, stop: number): ReadonlySet<number> {
  const pages = new Set([Math.floor(stop / PAGE)]);
  for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) pages.add(page);
  return pages;
}
