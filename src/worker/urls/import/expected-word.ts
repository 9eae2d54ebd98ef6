import type { ExpectedWord } from '../list';

/** Words that say which verdict is expected, in lower case. */
const WORDS: ReadonlyMap<string, ExpectedWord> = new Map([
  ['allowed', 'allowed'],
  ['allow', 'allowed'],
  ['blocked', 'blocked'],
  ['block', 'blocked'],
  ['disallowed', 'blocked'],
  ['disallow', 'blocked'],
]);

/** The verdict that a cell names; null where it names none. */
export function expectedWord(cell: string): ExpectedWord | null {
  return WORDS.get(cell.trim().toLowerCase()) ?? null;
}
