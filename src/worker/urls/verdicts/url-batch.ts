import { type Dialect, PathBatch } from '../../../engine';
import { askedUrl } from './asked-url';
import type { ScopeTest } from './scope-test';
import type { UrlSource } from './url-source';

/** URLs of a batch: few enough that their paths stay in the processor's cache while one crawler after another is asked. */
const CAPACITY = 2_048;
/** UTF-16 units from which on no further URL is taken. */
const MOST_UNITS = 262_144;

/** Neighbouring URLs of a list, read once for all crawlers that are asked for them. Made anew from other rows without new memory. */
export class UrlBatch {
  /** The first row, and how many there are. */
  start = 0;
  length = 0;
  /** Room for a number per URL. */
  readonly ranks = new Int32Array(CAPACITY);
  readonly #urls: string[] = [];
  /** What each URL is a part of, and where it begins there. */
  readonly #texts: string[] = [];
  readonly #offsets = new Int32Array(CAPACITY);
  readonly #ends = new Int32Array(CAPACITY);
  readonly #paths = new Map<Dialect['paths'], PathBatch>();
  readonly #scopes = new Map<ScopeTest, Uint8Array>();
  readonly #current = new Set<unknown>();

  /** The row behind the last. */
  get end(): number {
    return this.start + this.length;
  }

  /** Takes the URLs from row `start` on, at least one, and at most up to row `end`. A path alone is asked at `origin`. */
  read(source: UrlSource, start: number, end: number, origin: string | null): void {
    const last = Math.min(end, start + CAPACITY);
    let units = 0;
    let row = start;
    while (row < last && units < MOST_UNITS) {
      const text = this.#textFrom(source, row, last - row, MOST_UNITS - units);
      let from = 0;
      for (let i = 0; from < text.length || i === 0; i++) {
        const to = this.#ends[i] as number;
        this.#set(row - start, text, from, to, origin);
        from = to;
        row++;
      }
      units += text.length;
    }
    this.start = start;
    this.length = row - start;
    this.#current.clear();
  }

  #textFrom(source: UrlSource, row: number, most: number, mostUnits: number): string {
    if (source.textFrom !== undefined) return source.textFrom(row, most, mostUnits, this.#ends);
    const url = source.urlAt(row);
    this.#ends[0] = url.length;
    return url;
  }

  #set(i: number, text: string, from: number, to: number, origin: string | null): void {
    const entry = text.slice(from, to);
    const url = askedUrl(entry, origin);
    const isPart = url === entry;
    this.#urls[i] = url;
    this.#texts[i] = isPart ? text : url;
    this.#offsets[i] = isPart ? from : 0;
  }

  /** The paths of the URLs as a dialect's patterns are compared with them. */
  pathsBy(paths: Dialect['paths']): PathBatch {
    const batch = this.#paths.get(paths) ?? new PathBatch(CAPACITY);
    this.#paths.set(paths, batch);
    if (this.#isNew(batch))
      batch.locate(this.#urls, 0, this.length, paths, { texts: this.#texts, offsets: this.#offsets });
    return batch;
  }

  /** For each URL 1 where the file speaks for it, else 0. */
  scopeBy(test: ScopeTest): Uint8Array {
    const scope = this.#scopes.get(test) ?? new Uint8Array(CAPACITY);
    this.#scopes.set(test, scope);
    if (this.#isNew(scope))
      for (let i = 0; i < this.length; i++) scope[i] = test.speaksFor(this.#urls[i] as string) ? 1 : 0;
    return scope;
  }

  /** True when something was not made yet from the present URLs; it counts as made from then on. */
  #isNew(made: unknown): boolean {
    if (this.#current.has(made)) return false;
    this.#current.add(made);
    return true;
  }
}
