import { grown } from './grown';

/** A verdict that somebody expects. */
export type ExpectedWord = 'allowed' | 'blocked';

/** What somebody expects for one URL. */
export interface Expectation {
  /** The crawler's name as it was written, or null where the word holds for all. */
  readonly crawler: string | null;
  readonly word: ExpectedWord;
}

/** Crawlers for which a list keeps expectations of their own, as many as a suite has; and the memory (bytes) that all of them may take. */
export const MOST_CRAWLERS = 1_000;
const MOST_BYTES = 200_000_000;

/** UTF-16 units of a crawler's name that are kept: as long as one in a suite may be. */
const LONGEST_NAME = 4_096;

const WORDS: readonly (ExpectedWord | null)[] = [null, 'allowed', 'blocked'];

/** Words for one crawler, or for all: a byte per URL, which is an index in WORDS, and how many of them are a word. */
interface WordColumn {
  words: Uint8Array;
  count: number;
}

const NO_WORDS = new Uint8Array(0);

/** What is expected of the URLs of a list, by their numbers: for all crawlers, or for one. A byte per URL and crawler, made where the first word comes. */
export class Expectations {
  readonly #forAll: WordColumn = { words: NO_WORDS, count: 0 };
  readonly #forOne = new Map<string, WordColumn>();

  /** Names of the crawlers that have words of their own, as they were written, in the order in which they came. */
  get crawlers(): string[] {
    return [...this.#forOne.keys()];
  }

  /** True where nothing is expected. */
  get isEmpty(): boolean {
    return this.#forAll.count === 0 && this.#forOne.size === 0;
  }

  /** Memory taken. */
  get bytes(): number {
    let bytes = this.#forAll.words.length;
    for (const { words } of this.#forOne.values()) bytes += words.length;
    return bytes;
  }

  /** Whether a word could be set for a URL and this crawler (null: for all): the number of crawlers is bounded, and what all of them take. */
  hasRoomFor(crawler: string | null, url: number): boolean {
    if (crawler === null) return true;
    const known = this.#columnOf(crawler);
    if (known === undefined && this.#forOne.size >= MOST_CRAWLERS) return false;
    return url < (known?.words.length ?? 0) || this.bytes + url < MOST_BYTES;
  }

  /** The word set for a URL and exactly this crawler (null: for all), or null. */
  wordAt(url: number, crawler: string | null): ExpectedWord | null {
    return wordIn(this.wordsFor(crawler), url);
  }

  /** The words for a crawler (null: for all), for `wordIn`: for those who ask often. They are right until the next word is set. */
  wordsFor(crawler: string | null): Uint8Array {
    return this.#columnOf(crawler)?.words ?? NO_WORDS;
  }

  /** Sets the word for a URL and a crawler (null: for all), or takes it back (null). A word only after `hasRoomFor` said yes. */
  set(url: number, crawler: string | null, word: ExpectedWord | null): void {
    const known = this.#columnOf(crawler);
    const before = known === undefined ? null : wordIn(known.words, url);
    if (before === word) return;
    const column = known ?? { words: NO_WORDS, count: 0 };
    column.words = grown(column.words, url + 1);
    column.words[url] = WORDS.indexOf(word);
    column.count += Number(word !== null) - Number(before !== null);
    if (crawler !== null && known === undefined) this.#forOne.set(keyOf(crawler), column);
    if (column.count === 0) this.#letGo(crawler, column);
  }

  #columnOf(crawler: string | null): WordColumn | undefined {
    return crawler === null ? this.#forAll : this.#forOne.get(keyOf(crawler));
  }

  /** Gives the memory of a column without any word back; a crawler's makes room for another. */
  #letGo(crawler: string | null, column: WordColumn): void {
    column.words = NO_WORDS;
    if (crawler !== null) this.#forOne.delete(keyOf(crawler));
  }
}

/** The word for a URL among those that `wordsFor` gave. */
export function wordIn(words: Uint8Array, url: number): ExpectedWord | null {
  return WORDS[words[url] ?? 0] ?? null;
}

function keyOf(crawler: string): string {
  return crawler.slice(0, LONGEST_NAME);
}
