import type { RowNumbers } from './row-numbers';
import type { UrlSource } from './url-source';

/** URLs and UTF-16 units searched per piece of work. */
const URLS_AT_ONCE = 4_096;
const UNITS_AT_ONCE = 1_000_000;

/**
 * Returns those of the rows whose URLs contain a text, in their order. Ignores case. Yields between pieces of
 * work.
 */
export function* searchRows(urls: UrlSource, rows: RowNumbers, text: string): Generator<void, RowNumbers> {
  const query = text.toLowerCase();
  if (query === '') return rows;
  if (rows === null) return yield* searchAll(urls, query);
  const found = new Uint32Array(rows.length);
  let count = 0;
  let seen = 0;
  let units = 0;
  for (const row of rows) {
    const url = urls.urlAt(row);
    if (url.toLowerCase().includes(query)) found[count++] = row;
    seen++;
    units += url.length;
    if (seen < URLS_AT_ONCE && units < UNITS_AT_ONCE) continue;
    seen = 0;
    units = 0;
    yield;
  }
  return found.slice(0, count);
}

/**
 * Searches a whole list. Joining many URLs into one text is several times as fast as searching them one by
 * one.
 */
function* searchAll(urls: UrlSource, query: string): Generator<void, Uint32Array<ArrayBuffer>> {
  const found = new Uint32Array(urls.length);
  const ends = new Int32Array(URLS_AT_ONCE);
  let count = 0;
  for (let row = 0; row < found.length; ) {
    const lower = textFrom(urls, row, ends);
    let i = 0;
    for (let at = lower.indexOf(query); at >= 0; ) {
      while ((ends[i] as number) <= at) i++;
      const end = ends[i] as number;
      // A match across the end of a URL isn't in any URL.
      const isWithin = at + query.length <= end;
      if (isWithin) found[count++] = row + i;
      at = lower.indexOf(query, isWithin ? end : at + 1);
    }
    while ((ends[i] as number) < lower.length) i++;
    row += i + 1;
    yield;
  }
  return found.slice(0, count);
}

/** Returns URLs from a row on as one text in lower case; see `UrlSource.textFrom`. */
function textFrom(urls: UrlSource, row: number, ends: Int32Array): string {
  if (urls.textFrom !== undefined) {
    const text = urls.textFrom(row, URLS_AT_ONCE, UNITS_AT_ONCE, ends);
    const lower = text.toLowerCase();
    // Some non-ASCII letters change length in lower case.
    if (lower.length === text.length) return lower;
  }
  const url = urls.urlAt(row).toLowerCase();
  ends[0] = url.length;
  return url;
}
