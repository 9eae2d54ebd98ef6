import type { ExpectedOutcome } from '../list';

/** Words for an expectation, in lower case. */
const WORDS: ReadonlyMap<string, ExpectedOutcome> = new Map([
  ['allowed', 'allowed'],
  ['allow', 'allowed'],
  ['blocked', 'blocked'],
  ['block', 'blocked'],
  ['disallowed', 'blocked'],
  ['disallow', 'blocked'],
  ['asked', 'asked'],
]);

/** Returns the expectation named in a cell; null for none. */
export function expectedWord(cell: string): ExpectedOutcome | null {
  return WORDS.get(cell.trim().toLowerCase()) ?? null;
}
