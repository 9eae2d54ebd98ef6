import { grown } from './grown';

/** A crawler of the catalogue, recognised in a request. */
export interface RequestingCrawler {
  readonly id: string;
  readonly name: string;
}

/** A crawler that requested URLs of a list. */
export interface Requester extends RequestingCrawler {
  /** Number of different URLs that it requested. */
  readonly urls: number;
}

/** Crawlers per array of bits. */
const PER_ARRAY = 32;
const NO_BITS = new Uint32Array(0);

/**
 * The crawlers that requested each URL of a list, from access logs: a bit per URL and crawler. Arrays are
 * allocated when the first crawler needs them. A list without a log has none; up to 32 crawlers take 4 bytes
 * per URL.
 */
export class Requesters {
  readonly #crawlers: RequestingCrawler[] = [];
  readonly #numbers = new Map<string, number>();
  /** Number of different URLs for each crawler, and for any of them. */
  readonly #urls: number[] = [];
  #requested = 0;
  readonly #bits: Uint32Array[] = [];

  /** Number of URLs requested by at least one crawler. */
  get requested(): number {
    return this.#requested;
  }

  /** The crawlers with their number of requested URLs, most first. */
  get all(): readonly Requester[] {
    return this.#crawlers
      .map((crawler, number) => ({ ...crawler, urls: this.#urls[number] as number }))
      .sort((a, b) => b.urls - a.urls);
  }

  /** Number of pairs of a URL and a crawler. Rises with each new pair. */
  get pairs(): number {
    return this.#urls.reduce((sum, urls) => sum + urls, 0);
  }

  /** Memory used, in bytes. */
  get bytes(): number {
    return this.#bits.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Records that a crawler requested a URL. The number of crawlers isn't limited. */
  add(url: number, crawler: RequestingCrawler): void {
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

  /** Returns whether any crawler requested a URL. */
  isRequested(url: number): boolean {
    return this.#bits.some((bits) => (bits[url] ?? 0) !== 0);
  }

  /** Returns a function that tells whether the crawler with this id requested a URL. */
  requestedBy(id: string): (url: number) => boolean {
    const number = this.#numbers.get(id);
    if (number === undefined) return () => false;
    const bits = this.#bits[Math.floor(number / PER_ARRAY)] ?? NO_BITS;
    const bit = 1 << (number % PER_ARRAY);
    return (url) => ((bits[url] ?? 0) & bit) !== 0;
  }

  /** Returns the crawlers that requested a URL, in the order in which they were first added. */
  crawlersAt(url: number): readonly RequestingCrawler[] {
    return this.isRequested(url) ? this.#crawlers.filter(({ id }) => this.requestedBy(id)(url)) : [];
  }

  #numberOf({ id, name }: RequestingCrawler): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#crawlers.push({ id, name }) - 1;
    this.#numbers.set(id, number);
    this.#urls.push(0);
    return number;
  }
}
