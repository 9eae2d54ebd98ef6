import { createStore, entries, set, type UseStore } from 'idb-keyval';
import { type Draft, storedDraft } from './draft';

/** Where drafts are kept. Every method may fail silently to nothing: storage is a convenience, never a condition. */
export interface DraftStorage {
  /** The draft of this tab, or the newest one that no other tab has open; null where there is none, or the signal came first. */
  load(signal: AbortSignal): Promise<Draft | null>;
  /** Keeps this tab's draft; false where the browser does not allow it. */
  save(draft: Draft): Promise<boolean>;
  /** Keeps the draft of a page that is about to go, as well as can be done at once. */
  saveBeforeLeaving(draft: Draft): void;
}

const DATABASE = 'robots-txt-tester';
const TAB_KEY = 'robots-txt-tester.draft';
/** Where a leaving page puts its draft at once, because a database does not finish in time. */
const LEFT_KEY = 'robots-txt-tester.left';
/** UTF-16 units that session storage surely takes. */
const LONGEST_LEFT = 1_000_000;
const LOCK_PREFIX = 'robots-txt-tester.draft.';

/**
 * Drafts in IndexedDB, one per tab. The tab remembers its draft in sessionStorage and holds a lock on it while it lives, so that two tabs (also
 * a duplicated one) never write the same draft.
 */
export class IndexedDrafts implements DraftStorage {
  #id: string | null = null;
  /** The id on its way: two saves close to each other must not make two drafts. */
  #nextId: Promise<string> | null = null;
  #database: UseStore | null = null;

  async load(signal: AbortSignal): Promise<Draft | null> {
    const left = await leftDraft();
    try {
      const found = await this.#findDrafts();
      const own = rememberedId();
      // What the page left at once when it went, before anything of it was in the database.
      if (left !== null && !found.some(({ id }) => id === own)) return left;
      const ordered = found.sort(
        (a, b) => Number(b.id === own) - Number(a.id === own) || b.draft.savedAt - a.draft.savedAt,
      );
      for (const { id, draft } of ordered) {
        if (!(await claim(id))) continue;
        // Too late: the page has begun without it, and must not write over it.
        if (signal.aborted) return null;
        this.#use(id);
        return id === own && left !== null && left.savedAt > draft.savedAt ? left : draft;
      }
    } catch {
      // The database is denied or broken: the page works without.
      return left;
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

  saveBeforeLeaving(draft: Draft): void {
    void this.save(draft);
    // Bytes do not fit into session storage; a file that is not edited yet was saved when it was opened.
    if (draft.bytes !== null || draft.text.length > LONGEST_LEFT) return;
    try {
      sessionStorage.setItem(LEFT_KEY, JSON.stringify(storedDraft(draft)));
    } catch {
      // Then the last fraction of a second of typing may be lost.
    }
  }

  async #findDrafts(): Promise<{ id: string; draft: Draft }[]> {
    const stored = await entries<IDBValidKey, unknown>(this.#open());
    if (stored.length === 0) return [];
    const { readDraft } = await loadReader();
    return stored.flatMap(([id, value]) => {
      const draft = readDraft(value);
      return typeof id === 'string' && draft !== null ? [{ id, draft }] : [];
    });
  }

  #newId(): Promise<string> {
    this.#nextId ??= this.#claimNewId();
    return this.#nextId;
  }

  async #claimNewId(): Promise<string> {
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

/** What checks a stored draft. Only who has been here before needs it, so the first load does without. */
function loadReader(): Promise<typeof import('./read-draft')> {
  return import('./read-draft');
}

/** The draft that this tab's page left at once when it went; it is taken only once. */
async function leftDraft(): Promise<Draft | null> {
  try {
    const left = sessionStorage.getItem(LEFT_KEY);
    sessionStorage.removeItem(LEFT_KEY);
    return left === null ? null : (await loadReader()).readDraft(JSON.parse(left));
  } catch {
    return null;
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
