/** Beginnings of a text that are looked up at most: hashes that only look like a key's are rare, but somebody may search for them. */
const MOST_LOOKUPS = 64;
/** A slot of several keys with different fingerprints. */
const SEVERAL = 255;

/** Which keys a text begins with. A text is gone through once, whatever the number of keys. */
export class PrefixIndex<T> {
  readonly #values: ReadonlyMap<string, T>;
  /** By slot a fingerprint of the key's hash, 0 where there is none; a text's beginning with another one is no key. */
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
      const spread = spreadOf(hash);
      const slot = spread & this.#mask;
      const known = this.#marks[slot];
      this.#marks[slot] = known === 0 || known === fingerprint(spread) ? fingerprint(spread) : SEVERAL;
    }
  }

  /** The values of the longest keys that `text` begins with, at most so many, the longest first; null where too many beginnings would have to be looked up. */
  longest(text: string, most: number): readonly T[] | null {
    const lengths = this.#lengths;
    let count = 0;
    let hash = 0;
    for (let at = 0; ; at++) {
      const spread = spreadOf(hash);
      const mark = this.#marks[spread & this.#mask];
      if (mark !== 0 && (mark === SEVERAL || mark === fingerprint(spread))) lengths[count++] = at;
      if (at === text.length) break;
      hash = step(hash, text.charCodeAt(at));
    }
    if (count === 0) return NONE;
    const found: T[] = [];
    const last = Math.max(0, count - MOST_LOOKUPS);
    for (let i = count - 1; i >= last && found.length < most; i--) {
      const length = lengths[i] as number;
      const value = this.#values.get(length === text.length ? text : text.slice(0, length));
      if (value !== undefined) found.push(value);
    }
    return found.length < most && last > 0 ? null : found;
  }
}

const NONE: readonly never[] = [];

function step(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

/** Every bit of the hash has a part in every bit of this: slots take the lower ones, fingerprints the upper. */
function spreadOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}

/** From 1 to 254. */
function fingerprint(spread: number): number {
  return ((spread >>> 24) % 254) + 1;
}
