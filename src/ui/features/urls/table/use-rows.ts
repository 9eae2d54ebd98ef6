import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { UrlRow } from '../../../../store';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { RowPages } from './row-pages';

/** Rows around those in sight that are asked for as well. */
const AHEAD = 40;

/** The rows [from..to) of the table, asked for as they come into sight. Gives one by its place; undefined while it is on its way. */
export function useRows(from: number, to: number): (place: number) => UrlRow | undefined {
  const urls = useUrls();
  const state = useUrlsState(({ table }) => table?.state ?? 0);
  const rows = useUrlsState(({ table }) => table?.rows ?? 0);
  const columns = useUrlsState((all) => all.columns);
  // Rows hold their verdicts by column: those of other columns would stand under the wrong crawler.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns need other rows
  const pages = useMemo(() => new RowPages((first, end) => urls.rows(first, end)), [urls, columns]);
  useSyncExternalStore(pages.subscribe, pages.changes);
  useEffect(
    () => pages.want({ from: Math.max(0, from - AHEAD), to: to + AHEAD, rows, state }),
    [pages, from, to, rows, state],
  );
  return (place) => pages.rowAt(place);
}
