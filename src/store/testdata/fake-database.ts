import type * as idbKeyval from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** The part of a connection that closes it before a deletion. */
type FakeConnection = Pick<IDBDatabase, 'close'> & { onversionchange: (() => void) | null };

/** The functions of idb-keyval that are used, each with the store that `createStore` returned. */
type FakeModule = Pick<
  typeof idbKeyval,
  'createStore' | 'get' | 'getMany' | 'keys' | 'setMany' | 'update' | 'delMany'
>;

/** Replaces idb-keyval with the database that `current` returns, as a module for `vi.mock`. */
export function fakeModule(current: () => FakeDatabase): FakeModule {
  return {
    createStore: () => current().connect(),
    get: (key, use) => inStore(use, 'readonly', () => current().read(key)),
    getMany: (keys, use) => inStore(use, 'readonly', () => keys.map((key) => current().read(key))),
    keys: (use) => inStore(use, 'readonly', () => [...current().stored.keys()] as never[]),
    setMany: (entries, use) => inStore(use, 'readwrite', () => current().write(entries)),
    update: (key, updater, use) =>
      inStore(use, 'readwrite', () => current().write([[key, updater(current().read(key))]])),
    delMany: (keys, use) => inStore(use, 'readwrite', () => current().remove(keys)),
  };
}

/** One store in memory. Every use takes a turn of the event loop. Writes throw `failure`. */
export class FakeDatabase {
  readonly stored = new Map<unknown, unknown>();
  failure: Error | null = null;
  isDenied = false;
  reads: unknown[] = [];
  readonly #connections = new Set<FakeConnection>();
  #isDeleting = false;

  /** Returns a store with a connection of its own, which opens at the first use. */
  connect(): UseStore {
    const db: FakeConnection = {
      onversionchange: null,
      close: () => {
        this.#connections.delete(db);
        this.#deleteIfFree();
      },
    };
    return async (_mode, work) => {
      await new Promise((resolve) => setTimeout(resolve));
      if (this.isDenied) throw new DOMException('denied', 'SecurityError');
      this.#connections.add(db);
      return work({ transaction: { db } } as unknown as IDBObjectStore);
    };
  }

  /** Deletes everything once all connections are closed, and asks for that, as `indexedDB.deleteDatabase` does. */
  delete(): void {
    this.#isDeleting = true;
    for (const connection of this.#connections) connection.onversionchange?.();
    this.#deleteIfFree();
  }

  /** Closes all connections, as at the end of their pages. */
  disconnect(): void {
    this.#connections.clear();
    this.#deleteIfFree();
  }

  read<Value>(key: unknown): Value {
    this.reads.push(key);
    return structuredClone(this.stored.get(key)) as Value;
  }

  write(entries: readonly (readonly [key: unknown, value: unknown])[]): void {
    if (this.failure !== null) throw this.failure;
    for (const [key, value] of entries) this.stored.set(key, structuredClone(value));
  }

  remove(keys: readonly unknown[]): void {
    for (const key of keys) this.stored.delete(key);
  }

  #deleteIfFree(): void {
    if (!this.#isDeleting || this.#connections.size > 0) return;
    this.stored.clear();
    this.#isDeleting = false;
  }
}

function inStore<Result>(
  use: UseStore | undefined,
  mode: IDBTransactionMode,
  work: () => Result,
): Promise<Result> {
  if (use === undefined) throw new Error('idb-keyval would use its own store');
  return use(mode, work);
}
