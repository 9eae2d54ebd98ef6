/** A cache of recent answers, limited by age and size. */
export class Recent<Value> {
  readonly #age: number;
  readonly #size: number;
  readonly #entries = new Map<string, { value: Value; at: number; size: number }>();
  #total = 0;

  /** @param age milliseconds for which a value is kept @param size total size of all values, in the units of `set` */
  constructor(age: number, size: number) {
    this.#age = age;
    this.#size = size;
  }

  /** Returns a value that is recent enough, or undefined. */
  get(key: string, now: number): Value | undefined {
    this.#forgetOld(now);
    return this.#entries.get(key)?.value;
  }

  /** Stores a value. The oldest values are dropped if there is no room. */
  set(key: string, value: Value, size: number, now: number): void {
    this.#drop(key);
    this.#entries.set(key, { value, at: now, size });
    this.#total += size;
    this.#forgetOld(now);
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#size) return;
      this.#drop(oldest);
    }
  }

  #forgetOld(now: number): void {
    // Entries are in insertion order, so the first recent one ends the loop.
    for (const [key, { at }] of this.#entries) {
      if (now - at < this.#age) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#total -= entry.size;
  }
}
