import { isNameOf, namesExpectedOf } from './expected-words';
import { type ExpectedWord, rejectionOf, UrlList, writtenUrl } from './list';
import { type ListEntries, LONGEST_KEPT_URL, MOST_KEPT_ENTRIES } from './urls-protocol';

/** Entries that are read in one go. */
const AT_ONCE = 1_000;

/** Names that no file can have as keys: see `expected` of suites. */
const UNUSABLE_NAMES: ReadonlySet<string> = new Set(['', '__proto__', 'constructor', 'prototype']);

/** A crawler by the names that may mean it. */
interface Named {
  readonly names: readonly string[];
}

type EntryWords = ListEntries['expected'][number];

/** What a list holds, for `listOf`; null where it is more than links and drafts carry. `crawlers` are the present ones. */
export function entriesOf(list: UrlList, crawlers: readonly Named[]): ListEntries | null {
  if (list.length > MOST_KEPT_ENTRIES) return null;
  const urls = Array.from({ length: list.length }, (_, row) => writtenUrl(list.urlAt(row)));
  if (urls.some((url) => url.length > LONGEST_KEPT_URL)) return null;
  if (list.expectations.isEmpty) return { urls, expected: [] };
  return { urls, expected: urls.map((_, row) => wordsOf(list, row, crawlers)) };
}

function wordsOf({ expectations }: UrlList, row: number, crawlers: readonly Named[]): EntryWords {
  const forAll = expectations.wordAt(row, null);
  const own = new Map<string, ExpectedWord>();
  for (const name of expectations.crawlers) {
    const word = expectations.wordAt(row, name);
    if (word !== null && !UNUSABLE_NAMES.has(name)) own.set(name, word);
  }
  if (own.size === 0) return forAll;
  if (forAll !== null)
    for (const crawler of crawlers) {
      const [name] = crawler.names;
      const hasOwn = [...own.keys()].some((each) => isNameOf(crawler, each));
      if (name !== undefined && !hasOwn) own.set(name, forAll);
    }
  return Object.fromEntries(own);
}

/** A list of these entries, and how many of them it did not take: no URLs, or words that contradict others. Yields between pieces of work. */
export function* listOf({
  urls,
  expected,
}: ListEntries): Generator<void, { readonly list: UrlList; readonly refused: number }> {
  const list = new UrlList();
  let refused = 0;
  for (const [at, url] of urls.entries()) {
    if (!isTaken(list, url, expected[at] ?? null)) refused += 1;
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
  return { list, refused };
}

function isTaken(list: UrlList, url: string, words: EntryWords): boolean {
  const forAll = typeof words === 'string' ? { crawler: null, word: words } : null;
  const row = list.addText(url, forAll);
  if (rejectionOf(row) !== null) return false;
  if (words === null || typeof words === 'string') return true;
  let isWhole = true;
  for (const [name, word] of Object.entries(words)) {
    const known = list.expectations.wordAt(row, name);
    if ((known !== null && known !== word) || !list.expectations.hasRoomFor(name, row)) isWhole = false;
    else list.expectations.set(row, name, word);
  }
  return isWhole;
}

/**
 * Says what is expected of a row for one crawler, under the name that it has already, or for all (null). A null word takes it back. `isOnly`: words
 * of single crawlers are taken back, so that the one for all holds for each.
 */
export function expectWord(
  { length, expectations }: UrlList,
  crawlers: readonly Named[],
  {
    row,
    crawler,
    word,
    isOnly,
  }: {
    readonly row: number;
    readonly crawler: string | null;
    readonly word: ExpectedWord | null;
    readonly isOnly?: boolean;
  },
): void {
  if (!(Number.isInteger(row) && row >= 0 && row < length)) return;
  if (crawler === null) {
    for (const name of isOnly === true ? expectations.crawlers : []) expectations.set(row, name, null);
    expectations.set(row, null, word);
    return;
  }
  const meant = crawlers.find((each) => isNameOf(each, crawler)) ?? { names: [crawler] };
  const known = namesExpectedOf(expectations, meant);
  for (const name of known) expectations.set(row, name, null);
  const name = known[0] ?? crawler;
  if (expectations.hasRoomFor(name, row)) expectations.set(row, name, word);
}
