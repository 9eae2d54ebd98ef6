import { UrlBatch } from '../../../engine';
import { testedUrl } from './tested-url';
import type { UrlSource } from './url-source';

/**
 * URLs per batch. Their paths must stay in the processor's cache while one crawler after another is decided.
 */
const CAPACITY = 2_048;
/** UTF-16 units after which no further URL is added. */
const MOST_UNITS = 262_144;

/** A batch of consecutive URLs of a list. */
export class ListBatch extends UrlBatch {
  /** Number of the first row. */
  start = 0;
  /** Buffer for one rank per URL. */
  readonly ranks = new Int32Array(CAPACITY);
  readonly #ends = new Int32Array(CAPACITY);

  constructor() {
    super(CAPACITY);
  }

  /** Number of the row after the last. */
  get end(): number {
    return this.start + this.length;
  }

  /**
   * Reads URLs from row `start` up to row `end`, at least one. A path without a host is resolved against
   * `origin`.
   */
  read(source: UrlSource, start: number, end: number, origin: string | null): void {
    const last = Math.min(end, start + CAPACITY);
    let units = 0;
    let row = start;
    this.clear();
    while (row < last && units < MOST_UNITS) {
      const text = this.#textFrom(source, row, last - row, MOST_UNITS - units);
      let from = 0;
      for (let i = 0; from < text.length || i === 0; i++) {
        const to = this.#ends[i] as number;
        this.#addPart(text, from, to, origin);
        from = to;
        row++;
      }
      units += text.length;
    }
    this.start = start;
  }

  #textFrom(source: UrlSource, row: number, most: number, mostUnits: number): string {
    if (source.textFrom !== undefined) return source.textFrom(row, most, mostUnits, this.#ends);
    const url = source.urlAt(row);
    this.#ends[0] = url.length;
    return url;
  }

  #addPart(text: string, from: number, to: number, origin: string | null): void {
    const entry = text.slice(from, to);
    const url = testedUrl(entry, origin);
    if (url === entry) this.add(url, text, from);
    else this.add(url);
  }
}
