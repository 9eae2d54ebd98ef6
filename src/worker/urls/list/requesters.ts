import { grown } from './grown';

/** A crawler that is known by the name that a request gave. */
export interface KnownCrawler {
  readonly id: string;
  readonly name: string;
}

/** A crawler that asked for URLs of a list. */
export interface Requester extends KnownCrawler {
  /** How many different URLs of the list it asked for. */
  readonly urls: number;
}

/** Crawlers whose bits stand in one array. */
const PER_ARRAY = 32;
const NO_BITS = new Uint32Array(0);

/**
 * Which known crawlers asked for the URLs of a list, as access logs say, by the URLs' numbers: a bit per URL and crawler. An array of them is made where
 * the first crawler comes that needs it, so a list without a log has none, and one with up to 32 crawlers takes 4 bytes per URL.
 */
export class Requesters {
  readonly #crawlers: KnownCrawler[] = [];
  readonly #numbers = new Map<string, number>();
  /** Different URLs of each crawler, by its number, and of any. */
  readonly #urls: number[] = [];
  #requested = 0;
  readonly #bits: Uint32Array[] = [];

  /** Number of URLs that at least one of them asked for. */
  get requested(): number {
    return this.#requested;
  }

  /** Who asked for which number of URLs, whoever asked for most first. */
  get all(): readonly Requester[] {
    return this.#crawlers
      .map((crawler, number) => ({ ...crawler, urls: this.#urls[number] as number }))
      .sort((a, b) => b.urls - a.urls);
  }

  /** Number of pairs of a URL and who asked for it: rises with each that comes. */
  get pairs(): number {
    return this.#urls.reduce((sum, urls) => sum + urls, 0);
  }

  /** Memory taken. */
  get bytes(): number {
    return this.#bits.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Takes that a crawler asked for a URL. As many crawlers can be told apart as there are ids. */
  add(url: number, crawler: KnownCrawler): void {
    const number = this.#numberOf(crawler);
    const at = Math.floor(number / PER_ARRAY);
    const bits = grown(this.#bits[at] ?? NO_BITS, url + 1);
    this.#bits[at] = bits;
    const bit = 1 << (number % PER_ARRAY);
    const before = bits[url] as number;
    if ((before & bit) !== 0) return;
    if (!this.isRequested(url)) this.#requested += 1;
    bits[url] = before | bit;
    this.#urls[number] = (this.#urls[number] as number) + 1;
  }

  /** Whether a known crawler asked for a URL. */
  isRequested(url: number): boolean {
    return this.#bits.some((bits) => (bits[url] ?? 0) !== 0);
  }

  /** Says of URLs whether the crawler with this id asked for them. */
  requestedBy(id: string): (url: number) => boolean {
    const number = this.#numbers.get(id);
    if (number === undefined) return () => false;
    const bits = this.#bits[Math.floor(number / PER_ARRAY)] ?? NO_BITS;
    const bit = 1 << (number % PER_ARRAY);
    return (url) => ((bits[url] ?? 0) & bit) !== 0;
  }

  /** The crawlers that asked for a URL, in the order in which they first came. */
  crawlersAt(url: number): readonly KnownCrawler[] {
    return this.isRequested(url) ? this.#crawlers.filter(({ id }) => this.requestedBy(id)(url)) : [];
  }

  #numberOf({ id, name }: KnownCrawler): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#crawlers.push({ id, name }) - 1;
    this.#numbers.set(id, number);
    this.#urls.push(0);
    return number;
  }
}
