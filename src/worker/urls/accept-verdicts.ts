import { expectedOutcomes } from '../../answer';
import type { Expectations, ExpectedOutcome, UrlList } from '../../url-lists/list';
import { namesExpectedOf } from './expected-words';
import type { RowNumbers } from './verdicts/row-numbers';
import type { VerdictColumn } from './verdicts/verdict-column';

/** Cells per piece of work. */
const CELLS_AT_ONCE = 16_384;

/** A column with the names under which its crawler may have expectations. New ones use the first name. */
interface NamedColumn {
  readonly column: VerdictColumn;
  readonly names: readonly [string, ...string[]];
}

/**
 * Sets the verdicts on some rows (null: all) as expectations, in place of previous ones: one for all crawlers
 * if they agree, otherwise one per crawler. A crawler whose answer meets no word of a suite gets none. Returns
 * the number of rows that got an expectation; the others are unchanged. Yields between pieces of work.
 */
export function* acceptVerdicts(
  list: UrlList,
  rows: RowNumbers,
  columns: readonly VerdictColumn[],
  crawlers: readonly { readonly names: readonly string[] }[],
): Generator<void, number> {
  const { expectations } = list;
  const named = columns.flatMap((column, index): NamedColumn[] => {
    const crawler = crawlers[index] ?? { names: [] };
    const [first = crawler.names[0], ...rest] = namesExpectedOf(expectations, crawler);
    return first === undefined ? [] : [{ column, names: [first, ...rest] }];
  });
  const length = rows?.length ?? list.length;
  const atOnce = Math.ceil(CELLS_AT_ONCE / Math.max(1, named.length));
  let accepted = 0;
  for (let i = 0; i < length; i++) {
    if (acceptRow(expectations, rows === null ? i : (rows[i] as number), named)) accepted += 1;
    if (i % atOnce === atOnce - 1) yield;
  }
  return accepted;
}

function acceptRow(expectations: Expectations, row: number, named: readonly NamedColumn[]): boolean {
  const words = named.map(({ column }) => wordOf(column, row));
  if (words.every((word) => word === null)) return false;
  const [first] = words;
  const agree = words.every((word) => word === first);
  expectations.set(row, null, agree ? (first ?? null) : null);
  for (const [index, { names }] of named.entries()) {
    const [first, ...rest] = names;
    for (const name of rest) expectations.set(row, name, null);
    const word = agree || !expectations.hasRoomFor(first, row) ? null : (words[index] ?? null);
    expectations.set(row, first, word);
  }
  return true;
}

/** Returns the word that the row's answer meets; null for none. */
function wordOf(column: VerdictColumn, row: number): ExpectedOutcome | null {
  return expectedOutcomes.find((word) => column.meetsAt(row, word)) ?? null;
}
