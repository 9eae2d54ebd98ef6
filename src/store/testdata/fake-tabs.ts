import { vi } from 'vitest';

/** Local storage in memory. As in a browser, its items are its own properties. */
class FakeStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return this[key] ?? null;
  }

  setItem(key: string, value: string): void {
    if (value.length > LOCAL_ROOM) throw new DOMException('no room', 'QuotaExceededError');
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Characters that fit into local storage. */
const LOCAL_ROOM = 5_000_000;

/** The browser's storage and locks for several tabs, in memory: locks, session storage and local storage. A tab is identified by a name. */
export class FakeTabs {
  readonly #locks = new Map<string, string>();
  readonly #sessions = new Map<string, Map<string, string>>();
  /** Shared by all tabs. */
  readonly local = new FakeStorage();

  /** Makes this tab the one whose code runs from here on. */
  switchTo(tab: string): void {
    const session = this.#sessions.get(tab) ?? new Map<string, string>();
    this.#sessions.set(tab, session);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
    });
    vi.stubGlobal('localStorage', this.local);
    vi.stubGlobal('navigator', { locks: this.#lockManager(tab) });
  }

  /** Ends a tab without events, as a crash does: its locks are released, its session storage stays. */
  crash(tab: string): void {
    for (const [name, holder] of this.#locks) if (holder === tab) this.#locks.delete(name);
  }

  #lockManager(tab: string): object {
    return {
      query: async () => ({ held: Array.from(this.#locks.keys(), (name) => ({ name })) }),
      request: async (name: string, _options: object, use: (lock: object | null) => Promise<void>) => {
        // As in a browser, the lock is granted later, and released later.
        await new Promise((resolve) => setTimeout(resolve));
        if (this.#locks.has(name)) return use(null);
        this.#locks.set(name, tab);
        await use({ name });
        await new Promise((resolve) => setTimeout(resolve, 5));
        this.#locks.delete(name);
      },
    };
  }
}
