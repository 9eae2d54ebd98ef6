import type { PathReading } from '../dialects/dialect';
import type { ScopeTest } from '../fetch/scope-test';
import { PathBatch } from './path-batch';

/** Some URLs, read once for all crawlers that are asked about them. Filled again and again without new memory. */
export class UrlBatch {
  length = 0;
  readonly #capacity: number;
  readonly #urls: string[] = [];
  /** The longer text that each URL is part of, and the UTF-16 offset where the URL begins in it. */
  readonly #texts: string[] = [];
  readonly #offsets: Int32Array;
  readonly #paths = new Map<PathReading, PathBatch>();
  readonly #scopes = new Map<ScopeTest, Uint8Array>();
  readonly #current = new Set<unknown>();

  /** @param capacity the most URLs that it will hold. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#offsets = new Int32Array(capacity);
  }

  /** Lets go of the URLs; `add` puts others in their place. */
  clear(): void {
    this.length = 0;
    this.#current.clear();
  }

  /** Adds a URL that lies at `offset` of a longer text, which is read faster than a part cut from it. */
  add(url: string, text = url, offset = 0): void {
    this.#urls[this.length] = url;
    this.#texts[this.length] = text;
    this.#offsets[this.length] = offset;
    this.length++;
  }

  /** The paths of the URLs as a dialect's patterns are compared with them. */
  pathsBy(paths: PathReading): PathBatch {
    const batch = this.#paths.get(paths) ?? new PathBatch(this.#capacity);
    this.#paths.set(paths, batch);
    if (this.#isNew(batch))
      batch.locate(this.#urls, 0, this.length, paths, { texts: this.#texts, offsets: this.#offsets });
    return batch;
  }

  /** For each URL 1 where the file speaks for it, else 0. */
  scopeBy(test: ScopeTest): Uint8Array {
    const scope = this.#scopes.get(test) ?? new Uint8Array(this.#capacity);
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
