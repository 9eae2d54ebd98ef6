import type { Requesters } from '../../../url-lists/list';
import type { RequestedBy } from '../urls-protocol';
import type { RowNumbers } from './row-numbers';

/** Rows per piece of work. */
const AT_ONCE = 65_536;

/**
 * Returns those of the rows whose URLs a crawler requested, in their order. `length` is the number of rows if
 * `rows` is null. Yields between pieces of work.
 */
export function* requestedRows(
  requesters: Requesters,
  rows: RowNumbers,
  length: number,
  requestedBy: RequestedBy,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const isRequested =
    requestedBy === 'any'
      ? (row: number) => requesters.isRequested(row)
      : requesters.requestedBy(requestedBy.slice('id '.length));
  const total = rows?.length ?? length;
  const rowNumbers = new Uint32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    const row = rows === null ? i : (rows[i] as number);
    if (isRequested(row)) rowNumbers[count++] = row;
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return rowNumbers.slice(0, count);
}
