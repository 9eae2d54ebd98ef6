import type { TableFormat } from './import-types';

/** Columns of a wide table that are shown, beside those that are read. */
const MOST = 30;

/** The columns of a table that its sample shows: the first, and those that are read. */
export function shownColumns(
  { url, expected, crawler }: TableFormat['columns'],
  all: number,
): readonly number[] {
  const first = Array.from({ length: Math.min(all, MOST) }, (_, column) => column);
  const read = [url, expected, crawler].filter((column) => column !== null && column < all) as number[];
  return [...new Set([...first, ...read])].sort((a, b) => a - b);
}
