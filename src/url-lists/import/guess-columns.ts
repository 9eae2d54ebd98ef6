import { expectedWord } from './expected-word';
import type { TableColumns } from './import-plan';

/** Column names in the exports of common programs, in lower case. */
const URL_NAMES = new Set([
  'url',
  'urls',
  'uri',
  'address',
  'loc',
  'link',
  'page',
  'pages',
  'top pages',
  'page url',
  'full url',
  'landing page',
  'path',
]);
const EXPECTED_NAMES = new Set(['expected', 'expectation', 'expected verdict', 'should']);
const CRAWLER_NAMES = new Set(['crawler', 'bot', 'robot', 'user-agent', 'user agent', 'useragent', 'agent']);

/** Column roles guessed from the first rows of a table. */
export interface GuessedColumns {
  readonly hasHeader: boolean;
  readonly columns: TableColumns;
  /** True if names in the first row were recognised. */
  readonly hasNames: boolean;
  /** True if a column looks like URLs. Otherwise the first column is used. */
  readonly hasUrls: boolean;
}

/** Guesses the columns by the names in the first row, then by the cells below. */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const names = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const named = names.findIndex((name) => URL_NAMES.has(name));
  const hasNames = named >= 0 || names.some((name) => EXPECTED_NAMES.has(name));
  const below = rows.slice(1);
  const guessed = fullestColumn(hasNames ? below : rows, isAddress);
  const url = named >= 0 ? named : guessed;
  const hasHeader =
    hasNames ||
    (guessed >= 0 && below.length > 0 && names.length > guessed && !isAddress(names[guessed] ?? ''));
  const body = hasHeader ? below : rows;
  const expected = orNull(names.findIndex((name) => EXPECTED_NAMES.has(name))) ?? wordColumn(body);
  return {
    hasHeader,
    columns: {
      url: Math.max(0, url),
      expected: expected === url ? null : expected,
      crawler: orNull(names.findIndex((name) => CRAWLER_NAMES.has(name))),
    },
    hasNames,
    hasUrls: guessed >= 0,
  };
}

function isAddress(cell: string): boolean {
  return /^\s*(?:(?:https?|ftp):\/\/|\/(?!\/))/i.test(cell);
}

/** Returns the column with the most cells of a kind; -1 for none. */
function fullestColumn(rows: readonly (readonly string[])[], isOfKind: (cell: string) => boolean): number {
  const counts: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      if (isOfKind(cell)) counts[column] = (counts[column] ?? 0) + 1;
    });
  let best = -1;
  counts.forEach((count, column) => {
    if (count > (counts[best] ?? 0)) best = column;
  });
  return best;
}

/** Returns the column whose cells are all blank or a word for a verdict; null for none. */
function wordColumn(rows: readonly (readonly string[])[]): number | null {
  const column = fullestColumn(rows, (cell) => expectedWord(cell) !== null);
  if (column < 0) return null;
  const isAll = rows.every(
    (row) => (row[column] ?? '').trim() === '' || expectedWord(row[column] ?? '') !== null,
  );
  return isAll ? column : null;
}

function orNull(index: number): number | null {
  return index < 0 ? null : index;
}
