import { useEffect, useRef, useState } from 'react';
import type { FindingRow } from '../../../store';
import type { KindRows } from './kind-rows';

/** Rows that are asked for together. */
const PAGE = 100;

interface Page {
  /** What it was asked of; a page of older findings stays until the newer one is there. */
  readonly found: KindRows;
  readonly rows: readonly FindingRow[];
}

/** The rows [from..to) of a long list, asked for as they are scrolled to. Gives one by its place; undefined while it is on its way. */
export function useRowPages(
  found: KindRows,
  from: number,
  to: number,
): (place: number) => FindingRow | undefined {
  const [pages, setPages] = useState<ReadonlyMap<number, Page>>(() => new Map());
  const asked = useRef(new Map<number, KindRows>());
  useEffect(() => {
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page++) {
      if (asked.current.get(page) === found) continue;
      asked.current.set(page, found);
      found.load(page * PAGE, (page + 1) * PAGE).then(
        (rows) => setPages((known) => new Map(known).set(page, { found, rows })),
        // The worker has stopped, which the view says; or a newer report is on its way, with whose findings it is asked again.
        () => undefined,
      );
    }
  }, [found, from, to]);
  return (place) => pages.get(Math.floor(place / PAGE))?.rows[place % PAGE];
}
