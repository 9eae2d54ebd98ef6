import type { PathReading } from '../dialects/dialect';
import type { ScopeTest } from '../fetch/scope-test';
import { PathBatch } from './path-batch';

/**
 * A batch of URLs. Their paths and scopes are computed once for all crawlers. Refilling reuses its arrays.
 */
export class UrlBatch {
  length = 0;
  readonly #capacity: number;
  readonly #urls: string[] = [];
  /** The longer text that contains each URL, and the UTF-16 offset of the URL in it. */
  readonly #texts: string[] = [];
  readonly #offsets: Int32Array;
  readonly #paths = new Map<PathReading, PathBatch>();
  readonly #scopes = new Map<ScopeTest, Uint8Array>();
  readonly #current = new Set<unknown>();

  /** @param capacity the maximum number of URLs. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#offsets = new Int32Array(capacity);
  }

  /** Removes the URLs, so that `add` can refill the batch. */
  clear(): void {
    this.length = 0;
    this.#current.clear();
  }

  /**
   * Adds a URL that is at `offset` of a longer text. Reading that text is faster than reading a part cut from
   * it.
   */
  add(url: string, text = url, offset = 0): void {
    this.#urls[this.length] = url;
    this.#texts[this.length] = text;
    this.#offsets[this.length] = offset;
    this.length++;
  }

  /** Returns the paths of the URLs in the form that a dialect's patterns are compared with. */
  pathsBy(paths: PathReading): PathBatch {
    const batch = this.#paths.get(paths) ?? new PathBatch(this.#capacity);
    this.#paths.set(paths, batch);
    if (this.#isNew(batch))
      batch.locate(this.#urls, 0, this.length, paths, { texts: this.#texts, offsets: this.#offsets });
    return batch;
  }

  /** Returns 1 for each URL that the file applies to, else 0. */
  scopeBy(test: ScopeTest): Uint8Array {
    const scope = this.#scopes.get(test) ?? new Uint8Array(this.#capacity);
    this.#scopes.set(test, scope);
    if (this.#isNew(scope))
      for (let i = 0; i < this.length; i++) scope[i] = test.appliesTo(this.#urls[i] as string) ? 1 : 0;
    return scope;
  }

  /** Returns true on the first call with `made` since the batch was cleared. */
  #isNew(made: unknown): boolean {
    if (this.#current.has(made)) return false;
    this.#current.add(made);
    return true;
  }
}
