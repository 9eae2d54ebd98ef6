/** Replaces idb-keyval with one store in memory. Every call takes a turn of the event loop. Writes throw `failure`. */
export class FakeDatabase {
  readonly stored = new Map<unknown, unknown>();
  failure: Error | null = null;
  isDenied = false;
  reads: unknown[] = [];

  /** The functions of idb-keyval that are used. */
  readonly module = {
    createStore: () => null,
    get: (key: unknown) => this.#turn(() => this.#read(key)),
    getMany: (keys: unknown[]) => this.#turn(() => keys.map((key) => this.#read(key))),
    keys: () => this.#turn(() => [...this.stored.keys()]),
    setMany: (entries: [unknown, unknown][]) =>
      this.#turn(() => {
        if (this.failure !== null) throw this.failure;
        for (const [key, value] of entries) this.stored.set(key, structuredClone(value));
      }),
    update: (key: unknown, updater: (kept: unknown) => unknown) =>
      this.#turn(() => {
        if (this.failure !== null) throw this.failure;
        this.stored.set(key, structuredClone(updater(this.#read(key))));
      }),
    delMany: (keys: unknown[]) => this.#turn(() => keys.map((key) => this.stored.delete(key))),
  };

  #read(key: unknown): unknown {
    this.reads.push(key);
    return structuredClone(this.stored.get(key));
  }

  async #turn<Result>(work: () => Result): Promise<Result> {
    await new Promise((resolve) => setTimeout(resolve));
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
    return work();
  }
}
