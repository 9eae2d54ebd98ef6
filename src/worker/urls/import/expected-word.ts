import type { ExpectedWord } from '../list';

/** Words for an expected verdict, in lower case. */
const WORDS: ReadonlyMap<string, ExpectedWord> = new Map([
  ['allowed', 'allowed'],
  ['allow', 'allowed'],
  ['blocked', 'blocked'],
  ['block', 'blocked'],
  ['disallowed', 'blocked'],
  ['disallow', 'blocked'],
]);

/** Returns the verdict named in a cell; null for none. */
export function expectedWord(cell: string): ExpectedWord | null {
  return WORDS.get(cell.trim().toLowerCase()) ?? null;
}
