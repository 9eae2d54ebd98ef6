import type { UrlSource } from './url-source';

/** URLs and their UTF-16 units that are searched in one go. */
const URLS_AT_ONCE = 4_096;
const UNITS_AT_ONCE = 1_000_000;

/** Those of the rows whose URLs hold a text, in their order; letters of either case are taken as equal. Yields between pieces of work. */
export function* searchRows(
  urls: UrlSource,
  rows: Uint32Array<ArrayBuffer>,
  text: string,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const wanted = text.toLowerCase();
  if (wanted === '') return rows;
  const found = new Uint32Array(rows.length);
  let count = 0;
  let seen = 0;
  let units = 0;
  for (const row of rows) {
    const url = urls.urlAt(row);
    if (url.toLowerCase().includes(wanted)) found[count++] = row;
    seen++;
    units += url.length;
    if (seen < URLS_AT_ONCE && units < UNITS_AT_ONCE) continue;
    seen = 0;
    units = 0;
    yield;
  }
  return found.slice(0, count);
}
