import { createStore, entries, set, type UseStore } from 'idb-keyval';
import { type Draft, readDraft, storedDraft } from './draft';

/** Where drafts are kept. Every method may fail silently to nothing: storage is a convenience, never a condition. */
export interface DraftStorage {
  /** The draft of this tab, or the newest one that no other tab has open; null where there is none, or the signal came first. */
  load(signal: AbortSignal): Promise<Draft | null>;
  /** Keeps this tab's draft; false where the browser does not allow it. */
  save(draft: Draft): Promise<boolean>;
}

const DATABASE = 'robots-txt-tester';
const TAB_KEY = 'robots-txt-tester.draft';
const LOCK_PREFIX = 'robots-txt-tester.draft.';

/**
 * Drafts in IndexedDB, one per tab. The tab remembers its draft in sessionStorage and holds a lock on it while it lives, so that two tabs (also
 * a duplicated one) never write the same draft.
 */
export class IndexedDrafts implements DraftStorage {
  #id: string | null = null;
  #database: UseStore | null = null;

  async load(signal: AbortSignal): Promise<Draft | null> {
    try {
      const found = await this.#findDrafts();
      const own = rememberedId();
      const ordered = found.sort(
        (a, b) => Number(b.id === own) - Number(a.id === own) || b.draft.savedAt - a.draft.savedAt,
      );
      for (const { id, draft } of ordered) {
        if (!(await claim(id))) continue;
        // Too late: the page has begun without it, and must not write over it.
        if (signal.aborted) return null;
        this.#use(id);
        return draft;
      }
    } catch {
      // Storage denied or broken: the page works without.
    }
    return null;
  }

  async save(draft: Draft): Promise<boolean> {
    try {
      const id = this.#id ?? (await this.#newId());
      await set(id, storedDraft(draft), this.#open());
      return true;
    } catch {
      return false;
    }
  }

  async #findDrafts(): Promise<{ id: string; draft: Draft }[]> {
    const found: { id: string; draft: Draft }[] = [];
    for (const [key, stored] of await entries(this.#open())) {
      const draft = readDraft(stored);
      if (typeof key === 'string' && draft !== null) found.push({ id: key, draft });
    }
    return found;
  }

  async #newId(): Promise<string> {
    const id = crypto.randomUUID();
    await claim(id);
    this.#use(id);
    return id;
  }

  #use(id: string): void {
    this.#id = id;
    try {
      sessionStorage.setItem(TAB_KEY, id);
    } catch {
      // Then a reload finds the newest free draft instead.
    }
  }

  #open(): UseStore {
    this.#database ??= createStore(DATABASE, 'drafts');
    return this.#database;
  }
}

function rememberedId(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

/** Holds the draft's lock for as long as the tab lives; false where another tab holds it. Without the Locks API every draft is free. */
function claim(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK_PREFIX + id, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<void>(() => {});
      })
      .catch(() => resolve(true));
  });
}
