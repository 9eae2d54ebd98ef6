import type { Askers } from '../list';
import type { AskedBy } from '../urls-protocol';
import type { RowNumbers } from './row-numbers';

/** Rows that are looked at in one go. */
const AT_ONCE = 65_536;

/**
 * Those of the rows whose URLs were asked for by some crawler, in their order. `length`: how many rows there are where `rows` is null. Yields between
 * pieces of work.
 */
export function* askedRows(
  askers: Askers,
  rows: RowNumbers,
  length: number,
  askedBy: AskedBy,
): Generator<void, Uint32Array<ArrayBuffer>> {
  const asks =
    askedBy === 'any' ? (row: number) => askers.isAsked(row) : askers.asksOf(askedBy.slice('id '.length));
  const total = rows?.length ?? length;
  const asked = new Uint32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    const row = rows === null ? i : (rows[i] as number);
    if (asks(row)) asked[count++] = row;
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return asked.slice(0, count);
}
