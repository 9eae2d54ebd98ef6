import { vi } from 'vitest';

/** What a browser gives to its tabs, in memory: locks and session storage. A tab is a name. */
export class FakeTabs {
  readonly #locks = new Map<string, string>();
  readonly #sessions = new Map<string, Map<string, string>>();
  #active = '';

  /** Makes this tab the one whose code runs from here on. */
  switchTo(tab: string): void {
    this.#active = tab;
    const session = this.#sessions.get(tab) ?? new Map<string, string>();
    this.#sessions.set(tab, session);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
    });
    vi.stubGlobal('navigator', { locks: this.#lockManager(tab) });
  }

  /** What the present tab's session storage holds. */
  session(): Map<string, string> {
    return this.#sessions.get(this.#active) ?? new Map();
  }

  /** Ends a tab without a word, as a crash does: its locks are free, its session storage stays. */
  crash(tab: string): void {
    for (const [name, holder] of this.#locks) if (holder === tab) this.#locks.delete(name);
  }

  #lockManager(tab: string): object {
    return {
      query: async () => ({ held: Array.from(this.#locks.keys(), (name) => ({ name })) }),
      request: async (name: string, _options: object, use: (lock: object | null) => Promise<void>) => {
        // As in a browser, the answer comes later, and so does the end.
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
