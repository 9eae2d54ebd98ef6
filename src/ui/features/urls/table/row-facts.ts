import { type ExpectedOutcome, expectedOutcomes, isDecidedByCrawler } from '../../../../answer';
import type { CellWord, RowCheck } from '../../../../messages';
import type { UrlRow, UrlsColumn } from '../../../../store';

/** A cell of a row. */
export type UrlCell = UrlRow['cells'][number];

const words: Readonly<Record<UrlCell['outcome'], CellWord>> = {
  0: 'allowed',
  1: 'disallowed',
  2: 'undefined',
  3: 'not-applicable',
  4: 'pending',
};

/** Returns the outcome of a cell, or whether a crawler that need not obey is asked to stay away. */
export function wordOf({ outcome, asked }: UrlCell): CellWord {
  if (asked !== null) return asked ? 'asked' : 'not-asked';
  return words[outcome];
}

/**
 * Compares a row with its expectations: `failed` if one verdict differs, `passed` once all are known and
 * match.
 */
export function checkOf({ cells }: UrlRow): RowCheck {
  const expected = cells.filter((cell) => cell.expected !== null);
  if (expected.length === 0) return 'not-set';
  if (expected.some(isFailed)) return 'failed';
  return expected.some((cell) => wordOf(cell) === 'pending') ? 'waiting' : 'passed';
}

/**
 * Returns the crawlers whose verdict differs from the expectation, and the expected word of the first one. Null
 * if there are none.
 */
export function failedOf(
  { cells }: UrlRow,
  columns: readonly UrlsColumn[],
): { readonly word: ExpectedOutcome; readonly crawlers: readonly string[] } | null {
  const failed = columns.filter((_, index) => isFailed(cells[index]));
  const word = cells.find(isFailed)?.expected ?? null;
  return word && { word, crawlers: failed.map(({ name }) => name) };
}

/** Returns whether the known verdicts of a row differ. */
export function differs({ cells }: UrlRow): boolean {
  const known = new Set(cells.map(({ outcome }) => outcome));
  known.delete(4);
  return known.size > 1;
}

/**
 * Returns the expectation of a row: a word for all crawlers, or null for none. Returns `by-crawler` if a crawler
 * has its own expectation, even if it is the same word.
 */
export function expectedOfRow({ cells, expected }: UrlRow): ExpectedOutcome | 'by-crawler' | null {
  return cells.some(({ isOwn }) => isOwn) ? 'by-crawler' : expected;
}

/**
 * Returns the words to offer for some crawlers: `asked` only if one of them doesn't have to follow robots.txt, or if it
 * is set.
 */
export function offeredWords(
  columns: readonly Pick<UrlsColumn, 'consultation'>[],
  set: string | null,
): readonly ExpectedOutcome[] {
  const offersAsked = set === 'asked' || columns.some((column) => isDecidedByCrawler(column.consultation));
  return expectedOutcomes.filter((word) => word !== 'asked' || offersAsked);
}

/** Returns the crawler's own expectation; null if the one for all crawlers applies. */
export function ownWord(cell: UrlCell | undefined): ExpectedOutcome | null {
  return cell?.isOwn === true ? cell.expected : null;
}

/** Returns the crawlers that have their own expectation. */
export function ownWords(
  { cells }: UrlRow,
  columns: readonly UrlsColumn[],
): readonly { readonly crawler: string; readonly word: ExpectedOutcome }[] {
  return columns.flatMap(({ name }, index) => {
    const word = ownWord(cells[index]);
    return word === null ? [] : [{ crawler: name, word }];
  });
}

function isFailed(cell: UrlCell | undefined): boolean {
  return cell?.isMet === false;
}
