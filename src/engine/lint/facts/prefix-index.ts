/** Which keys a text begins with. A text is gone through once, whatever the number of keys. */
export class PrefixIndex<T> {
  readonly #values: ReadonlyMap<string, T>;
  /** Marks of the hashes of all keys; a text's prefix without a mark is no key. */
  readonly #marks: Uint8Array;
  readonly #mask: number;
  /** Used anew by every search. */
  readonly #lengths: number[] = [];

  constructor(values: ReadonlyMap<string, T>) {
    this.#values = values;
    const size = 2 ** Math.ceil(Math.log2(16 * values.size + 16));
    this.#marks = new Uint8Array(size);
    this.#mask = size - 1;
    for (const key of values.keys()) {
      let hash = 0;
      for (let i = 0; i < key.length; i++) hash = step(hash, key.charCodeAt(i));
      this.#marks[slot(hash) & this.#mask] = 1;
    }
  }

  /** The values of the longest keys that `text` begins with, the longest first. At most `most` candidates are looked at. */
  longest(text: string, most: number): readonly T[] {
    const lengths = this.#lengths;
    let count = 0;
    let hash = 0;
    for (let at = 0; ; at++) {
      if (this.#marks[slot(hash) & this.#mask] === 1) lengths[count++] = at;
      if (at === text.length) break;
      hash = step(hash, text.charCodeAt(at));
    }
    if (count === 0) return NONE;
    const found: T[] = [];
    for (let i = count - 1; i >= Math.max(0, count - most); i--) {
      const length = lengths[i] as number;
      const value = this.#values.get(length === text.length ? text : text.slice(0, length));
      if (value !== undefined) found.push(value);
    }
    return found;
  }
}

const NONE: readonly never[] = [];

function step(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

function slot(hash: number): number {
  return hash ^ (hash >>> 15);
}
