import { type ExpectedOutcome, expectedOutcomes } from '../../answer';
import { grown } from './grown';

/** An expectation for one URL. */
export interface Expectation {
  /** The crawler's name as written; null if the word applies to all crawlers. */
  readonly crawler: string | null;
  readonly word: ExpectedOutcome;
}

/**
 * Maximum number of crawlers with their own expectations, as in a suite, and the memory for all expectations
 * in bytes.
 */
export const MOST_CRAWLERS = 1_000;
const MOST_BYTES = 200_000_000;

/** UTF-16 units kept of a crawler's name, as in a suite. */
const LONGEST_NAME = 4_096;

const WORDS: readonly (ExpectedOutcome | null)[] = [null, ...expectedOutcomes];

/**
 * Expectations for one crawler or for all: a byte per URL, which is an index in `WORDS`, and the number of
 * bytes that aren't 0.
 */
interface WordColumn {
  words: Uint8Array;
  count: number;
}

const NO_WORDS = new Uint8Array(0);

/**
 * Expectations for the URLs of a list, by number: for all crawlers or for one. Takes a byte per URL and
 * crawler, allocated with the first word.
 */
export class Expectations {
  readonly #forAll: WordColumn = { words: NO_WORDS, count: 0 };
  readonly #forOne = new Map<string, WordColumn>();

  /** Names of the crawlers with their own words, as written, in insertion order. */
  get crawlers(): string[] {
    return [...this.#forOne.keys()];
  }

  /** True if there is no expectation. */
  get isEmpty(): boolean {
    return this.#forAll.count === 0 && this.#forOne.size === 0;
  }

  /** Memory used, in bytes. */
  get bytes(): number {
    let bytes = this.#forAll.words.length;
    for (const { words } of this.#forOne.values()) bytes += words.length;
    return bytes;
  }

  /**
   * Returns whether a word can be set for a URL and this crawler (null: all). The number of crawlers and the
   * total memory are limited. A word for all crawlers can always be set.
   */
  hasRoomFor(crawler: string | null, url: number): boolean {
    if (crawler === null) return true;
    const known = this.#columnOf(crawler);
    if (known === undefined && this.#forOne.size >= MOST_CRAWLERS) return false;
    return url < (known?.words.length ?? 0) || this.bytes + url < MOST_BYTES;
  }

  /** Returns the word set for a URL and exactly this crawler (null: all); null for none. */
  wordAt(url: number, crawler: string | null): ExpectedOutcome | null {
    return wordIn(this.wordsFor(crawler), url);
  }

  /**
   * Returns the words for a crawler (null: all) for repeated calls of `wordIn`. Valid until the next `set`.
   */
  wordsFor(crawler: string | null): Uint8Array {
    return this.#columnOf(crawler)?.words ?? NO_WORDS;
  }

  /**
   * Sets or removes (null) the word for a URL and a crawler (null: all). Check `hasRoomFor` before setting a
   * word.
   */
  set(url: number, crawler: string | null, word: ExpectedOutcome | null): void {
    const known = this.#columnOf(crawler);
    const before = known === undefined ? null : wordIn(known.words, url);
    if (before === word) return;
    const column = known ?? { words: NO_WORDS, count: 0 };
    column.words = grown(column.words, url + 1);
    column.words[url] = WORDS.indexOf(word);
    column.count += Number(word !== null) - Number(before !== null);
    if (crawler !== null && known === undefined) this.#forOne.set(keyOf(crawler), column);
    if (column.count === 0) this.#release(crawler, column);
  }

  #columnOf(crawler: string | null): WordColumn | undefined {
    return crawler === null ? this.#forAll : this.#forOne.get(keyOf(crawler));
  }

  /** Frees a column without words. A freed crawler makes room for another. */
  #release(crawler: string | null, column: WordColumn): void {
    column.words = NO_WORDS;
    if (crawler !== null) this.#forOne.delete(keyOf(crawler));
  }
}

/** Returns the word for a URL from the result of `wordsFor`. */
export function wordIn(words: Uint8Array, url: number): ExpectedOutcome | null {
  return WORDS[words[url] ?? 0] ?? null;
}

function keyOf(crawler: string): string {
  return crawler.slice(0, LONGEST_NAME);
}
