import { ALL_OTHERS, type Expected, type UrlEntry } from '../../suite/expected';
import { LONGEST_URL, MOST_KEPT_URLS } from '../../suite/limits';
import { type ExpectedOutcome, rejectionOf, UrlList, writtenUrl } from '../../url-lists/list';
import { isNameOf, namesExpectedOf } from './expected-words';
import type { NotKept, RefusedEntries, UrlsRequests } from './urls-protocol';

/** Entries read per piece of work. */
const AT_ONCE = 1_000;

/** Names that can't be keys in a file or have another meaning there; see `expected` of suites. */
const UNUSABLE_NAMES: ReadonlySet<string> = new Set([
  ALL_OTHERS,
  '',
  '__proto__',
  'constructor',
  'prototype',
]);

/** A crawler with the names that may refer to it. */
interface Named {
  readonly names: readonly string[];
}

/** Returns the entries of a list, for `listOf`, or the reason why links and drafts don't contain them. */
export function listEntries(list: UrlList): readonly UrlEntry[] | NotKept {
  if (list.length > MOST_KEPT_URLS) return 'too-many-urls';
  const entries = Array.from({ length: list.length }, (_, row) => {
    const [count, expected] = [list.countAt(row), wordsOf(list, row)];
    return {
      url: writtenUrl(list.urlAt(row)),
      ...(count > 1 && { count }),
      ...(expected !== null && { expected }),
    };
  });
  return entries.some(({ url }) => url.length > LONGEST_URL) ? 'url-too-long' : entries;
}

function wordsOf({ expectations }: UrlList, row: number): Expected | null {
  const forAll = expectations.wordAt(row, null);
  const words: [name: string, word: ExpectedOutcome][] = [];
  for (const name of expectations.crawlers) {
    const word = expectations.wordAt(row, name);
    if (word !== null) words.push([keyOf(name), word]);
  }
  if (words.length === 0) return forAll;
  if (forAll !== null) words.unshift([ALL_OTHERS, forAll]);
  return Object.fromEntries(words);
}

/**
 * Returns a crawler's name as a key. Prefixes a name that can't be a key with a field name, which is ignored
 * when read.
 */
function keyOf(name: string): string {
  const bare = name.trim();
  return UNUSABLE_NAMES.has(bare) ? `User-agent: ${bare}` : name;
}

/**
 * Builds a list from entries and counts those that it couldn't add unchanged. Yields between pieces of work.
 */
export function* listOf(
  entries: readonly UrlEntry[],
): Generator<void, { readonly list: UrlList } & RefusedEntries> {
  const list = new UrlList();
  let refused = 0;
  let contradicting = 0;
  for (const [at, { url, count = 1, expected }] of entries.entries()) {
    const row = list.addText(url);
    if (rejectionOf(row) !== null) refused += 1;
    else {
      list.setCount(row, list.countAt(row) + count - 1);
      if (!areAccepted(list, row, expected)) contradicting += 1;
    }
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
  return { list, refused, contradicting };
}

/**
 * Sets the expectations of an entry. Returns false if one contradicts an earlier one, which stays, or there
 * is no room for it.
 */
function areAccepted({ expectations }: UrlList, row: number, expected: Expected = {}): boolean {
  const each = typeof expected === 'string' ? { [ALL_OTHERS]: expected } : expected;
  let areAll = true;
  for (const [name, word] of Object.entries(each)) {
    const crawler = name === ALL_OTHERS ? null : name;
    const known = expectations.wordAt(row, crawler);
    if ((known !== null && known !== word) || !expectations.hasRoomFor(crawler, row)) areAll = false;
    else expectations.set(row, crawler, word);
  }
  return areAll;
}

/**
 * Sets the expectation of a row for one crawler, under the name already in use, or for all (null). A null
 * word removes it. `isOnly` also removes the words of single crawlers, so that the one for all applies to
 * each. Returns false and sets nothing if there is no room for the word.
 */
export function expectWord(
  { expectations }: UrlList,
  row: number,
  crawlers: readonly Named[],
  { crawler, word, isOnly }: Omit<UrlsRequests['expect']['payload'], 'url'>,
): boolean {
  if (crawler === null) {
    for (const name of isOnly === true ? expectations.crawlers : []) expectations.set(row, name, null);
    expectations.set(row, null, word);
    return true;
  }
  const meant = crawlers.find((each) => isNameOf(each, crawler)) ?? { names: [crawler] };
  const [name = crawler, ...rest] = namesExpectedOf(expectations, meant);
  if (word !== null && !expectations.hasRoomFor(name, row)) return false;
  for (const other of rest) expectations.set(row, other, null);
  expectations.set(row, name, word);
  return true;
}
