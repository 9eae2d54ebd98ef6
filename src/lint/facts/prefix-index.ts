/** Maximum number of lookups per text. False hash hits are rare, but someone may construct them. */
const MOST_LOOKUPS = 64;
/** Marks a slot with several keys that have different fingerprints. */
const SEVERAL = 255;

/** Finds the keys that a text begins with. Reads a text once, whatever the number of keys. */
export class PrefixIndex<T> {
  readonly #values: ReadonlyMap<string, T>;
  /** Fingerprint of the key's hash per slot, 0 if empty. A different fingerprint rules out a key. */
  readonly #marks: Uint8Array;
  readonly #mask: number;
  /** Reused by every search. */
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

  /** Returns the values of the longest keys that `text` begins with, longest first, at most `most`. Null if that needs too many lookups. */
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

/** Mixes all bits of the hash: slots use the lower bits, fingerprints the upper ones. */
function spreadOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}

/** Returns 1–254, because 0 marks an empty slot and 255 is `SEVERAL`. */
function fingerprint(spread: number): number {
  return ((spread >>> 24) % 254) + 1;
}
