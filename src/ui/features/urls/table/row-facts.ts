import type { CellWord, RowCheck } from '../../../../messages';
import type { UrlRow, UrlsColumn } from '../../../../store';

/** One cell of a row. */
export type UrlCell = UrlRow['cells'][number];

const words: Readonly<Record<UrlCell['outcome'], CellWord>> = {
  0: 'allowed',
  1: 'disallowed',
  2: 'undefined',
  3: 'not-applicable',
  4: 'pending',
};

/** What a cell says. */
export function wordOf({ outcome }: UrlCell): CellWord {
  return words[outcome];
}

/** Whether a row is as it is expected to be: failed where one crawler's answer is another, passed once all are there and right. */
export function checkOf({ cells }: UrlRow): RowCheck {
  const expected = cells.filter((cell) => cell.expected !== null);
  if (expected.length === 0) return 'not-set';
  if (expected.some(isFailed)) return 'failed';
  return expected.some((cell) => wordOf(cell) === 'pending') ? 'waiting' : 'passed';
}

/** The columns whose answer is not the expected one, with what was expected; null where there are none. */
export function failedOf(
  { cells }: UrlRow,
  columns: readonly UrlsColumn[],
): { readonly word: 'allowed' | 'blocked'; readonly crawlers: readonly string[] } | null {
  const failed = columns.filter((_, index) => isFailed(cells[index]));
  const word = cells.find(isFailed)?.expected ?? null;
  return word && { word, crawlers: failed.map(({ name }) => name) };
}

/** Whether crawlers get different answers, as far as they are known. */
export function differs({ cells }: UrlRow): boolean {
  const known = new Set(cells.map(({ outcome }) => outcome));
  known.delete(4);
  return known.size > 1;
}

/** What is expected of a row: one word for all, null for nothing, or `by-crawler` where a crawler has a word of its own, be it the same. */
export function expectedOfRow({ cells, expected }: UrlRow): 'allowed' | 'blocked' | 'by-crawler' | null {
  return cells.some(({ isOwn }) => isOwn) ? 'by-crawler' : expected;
}

/** What is expected of a crawler by a word of its own; null where that for all holds. */
export function ownWord(cell: UrlCell | undefined): 'allowed' | 'blocked' | null {
  return cell?.isOwn === true ? cell.expected : null;
}

/** The crawlers with a word of their own. */
export function ownWords(
  { cells }: UrlRow,
  columns: readonly UrlsColumn[],
): readonly { readonly crawler: string; readonly word: 'allowed' | 'blocked' }[] {
  return columns.flatMap(({ name }, index) => {
    const word = ownWord(cells[index]);
    return word === null ? [] : [{ crawler: name, word }];
  });
}

function isFailed(cell: UrlCell | undefined): boolean {
  if (cell === undefined || cell.expected === null) return false;
  const word = wordOf(cell);
  if (word === 'pending') return false;
  return word !== (cell.expected === 'blocked' ? 'disallowed' : 'allowed');
}
