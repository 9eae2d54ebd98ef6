import { grown } from './grown';

/** A verdict that somebody expects. */
export type ExpectedWord = 'allowed' | 'blocked';

/** What somebody expects for one URL. */
export interface Expectation {
  /** The crawler's name as it was written, or null where the word holds for all. */
  readonly crawler: string | null;
  readonly word: ExpectedWord;
}

/** Crawlers for which a list keeps expectations of their own. */
export const MOST_CRAWLERS = 50;

/** UTF-16 units of a crawler's name that are kept. */
const LONGEST_NAME = 100;

const WORDS: readonly (ExpectedWord | null)[] = [null, 'allowed', 'blocked'];

/** What is expected of the URLs of a list, by their numbers: for all crawlers, or for one. A byte per URL and crawler, made where the first word comes. */
export class Expectations {
  #forAll: Uint8Array = new Uint8Array(0);
  readonly #forOne = new Map<string, Uint8Array>();

  /** Names of the crawlers that have words of their own, as they were written, in the order in which they came. */
  get crawlers(): string[] {
    return [...this.#forOne.keys()];
  }

  /** True where no word was set. */
  get isEmpty(): boolean {
    return this.#forAll.length === 0 && this.#forOne.size === 0;
  }

  /** Memory taken. */
  get bytes(): number {
    let bytes = this.#forAll.length;
    for (const column of this.#forOne.values()) bytes += column.length;
    return bytes;
  }

  /** Whether a word could be set for this crawler (null: for all): the number of crawlers is bounded. */
  hasRoomFor(crawler: string | null): boolean {
    return crawler === null || this.#forOne.has(keyOf(crawler)) || this.#forOne.size < MOST_CRAWLERS;
  }

  /** The word set for a URL and exactly this crawler (null: for all), or null. */
  wordAt(url: number, crawler: string | null): ExpectedWord | null {
    const column = crawler === null ? this.#forAll : this.#forOne.get(keyOf(crawler));
    return WORDS[column?.[url] ?? 0] ?? null;
  }

  /** Sets the word for a URL and a crawler (null: for all). Only after `hasRoomFor` said yes. */
  set(url: number, crawler: string | null, word: ExpectedWord): void {
    const key = crawler === null ? null : keyOf(crawler);
    const known = key === null ? this.#forAll : (this.#forOne.get(key) ?? new Uint8Array(0));
    const column = grown(known, url + 1);
    column[url] = WORDS.indexOf(word);
    if (key === null) this.#forAll = column;
    else this.#forOne.set(key, column);
  }
}

function keyOf(crawler: string): string {
  return crawler.slice(0, LONGEST_NAME);
}
