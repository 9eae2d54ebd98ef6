/** What was answered lately. Bounded by age and by size. */
export class Recent<Value> {
  readonly #age: number;
  readonly #size: number;
  readonly #entries = new Map<string, { value: Value; at: number; size: number }>();
  #total = 0;

  /** @param age milliseconds for which a value is kept @param size of all that is kept, in the units of `set` */
  constructor(age: number, size: number) {
    this.#age = age;
    this.#size = size;
  }

  /** A value that is young enough; undefined for none. */
  get(key: string, now: number): Value | undefined {
    this.#forgetOld(now);
    return this.#entries.get(key)?.value;
  }

  /** Keeps a value. The oldest go where there is no room. */
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
    // In the order in which they were set, so the first that is young ends it.
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
