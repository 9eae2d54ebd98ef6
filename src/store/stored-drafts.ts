import { delMany, get, getMany, keys, setMany, update } from 'idb-keyval';
import { type Draft, storedDraft } from './draft';
import { type DraftDatabase, SUMMARY_PREFIX, storedSummary, summaryKey } from './draft-database';
import { type DraftLocks, LOCK_PREFIX } from './draft-locks';
import { draftNameFrom } from './draft-name';
import type { DraftList, RemovedDraft, StoredDraft } from './draft-storage';
import { type DraftSummary, summaryOf } from './draft-summary';
import { forgetLeftDraft, leftDraft, leftDraftIds, rememberId } from './left-draft';
import { readDraft, readSummary } from './read-draft';

/** Maximum number of drafts that are listed. */
const MOST_DRAFTS = 10_000;

/**
 * Finds, lists and changes drafts that are already stored. Loaded on demand, because only returning users have any. Drafts that closed pages left in
 * localStorage are moved into the database. Values are validated when they are read. Methods reject if the browser denies the database.
 */
export class StoredDrafts {
  readonly #database: DraftDatabase;
  readonly #locks: DraftLocks;

  constructor(database: DraftDatabase, locks: DraftLocks) {
    this.#database = database;
    this.#locks = locks;
  }

  /**
   * Locks and returns the draft `own`, if it is free and readable; else the newest free one, starting with those that couldn't be moved out of
   * localStorage.
   */
  async find(own: string | null): Promise<StoredDraft | null> {
    await this.#moveLeftDrafts();
    const first = own === null ? leftDraftIds() : [own, ...leftDraftIds()];
    const newest = () =>
      this.#summaries().then(
        ({ found }) => found.map(({ id }) => id),
        () => [],
      );
    return (await this.#holdFirst(first)) ?? this.#holdFirst(await newest());
  }

  async list(): Promise<DraftList> {
    await this.#moveLeftDrafts();
    const { found, unreadable } = await this.#summaries();
    const elsewhere = await heldElsewhere(this.#locks);
    const drafts = found.map(({ id, summary }) => ({ ...summary, id, isElsewhere: elsewhere.has(id) }));
    return { drafts, unreadable };
  }

  async open(id: string): Promise<Draft | null> {
    if (!(await this.#locks.hold(id))) return null;
    const draft = await this.read(id);
    if (draft === null) this.#locks.release(id);
    else rememberId(id);
    return draft;
  }

  /** Reads a draft from the database, or from localStorage if that has a newer one or the database is denied. */
  async read(id: string): Promise<Draft | null> {
    const kept = await this.#readKept(id).catch(() => null);
    const left = readLeftDraft(id);
    return left !== null && !(kept !== null && kept.savedAt >= left.savedAt) ? left : kept;
  }

  async rename(id: string, name: string): Promise<boolean> {
    const renamed = await this.#whileHeld(id, async () => {
      const draft = await this.read(id);
      if (draft === null) return false;
      await this.#database.write(id, { ...draft, name: draftNameFrom(name) });
      return true;
    });
    return renamed === true;
  }

  remove(id: string): Promise<RemovedDraft | null> {
    return this.#whileHeld(id, async () => {
      const { store } = this.#database;
      const [draft, summary] = await getMany<unknown>([id, summaryKey(id)], store);
      await delMany([id, summaryKey(id)], store);
      forgetLeftDraft(id);
      return draft === undefined ? null : { id, draft, summary };
    });
  }

  restore(removed: RemovedDraft): Promise<void> {
    return this.#database.writeEntry(removed);
  }

  async removeAll(): Promise<void> {
    const { store } = this.#database;
    const elsewhere = await heldElsewhere(this.#locks);
    for (const id of leftDraftIds()) if (!elsewhere.has(id)) forgetLeftDraft(id);
    // Unreadable entries go, too.
    const all = await keys<IDBValidKey>(store);
    const isElsewhere = (key: IDBValidKey): boolean =>
      typeof key === 'string' &&
      elsewhere.has(key.startsWith(SUMMARY_PREFIX) ? key.slice(SUMMARY_PREFIX.length) : key);
    await delMany(
      all.filter((key) => !isElsewhere(key)),
      store,
    );
  }

  /** Locks and returns the first of these drafts that is free and readable. */
  async #holdFirst(ids: readonly string[]): Promise<StoredDraft | null> {
    for (const id of ids) {
      if (!(await this.#locks.hold(id))) continue;
      const draft = await this.read(id);
      if (draft !== null) return { id, draft };
      this.#locks.release(id);
    }
    return null;
  }

  /** Moves the drafts that closed pages left in localStorage into the database. A draft that can't be written stays. */
  async #moveLeftDrafts(): Promise<void> {
    const ids = leftDraftIds();
    if (ids.length === 0) return;
    const elsewhere = await heldElsewhere(this.#locks);
    for (const id of ids) {
      if (elsewhere.has(id)) continue;
      try {
        const left = readLeftDraft(id);
        if (left !== null) await this.#writeIfNewer(id, left);
        forgetLeftDraft(id);
      } catch {
        // Denied or full: `read` finds it in localStorage.
      }
    }
  }

  /**
   * Writes a draft unless the stored one is at least as new. Uses one transaction, so that no newer draft of
   * another tab is overwritten.
   */
  async #writeIfNewer(id: string, draft: Draft): Promise<void> {
    const { store } = this.#database;
    await update<unknown>(
      id,
      (kept) => (savedAtOf(kept) >= draft.savedAt ? kept : storedDraft(draft)),
      store,
    );
    // `#summaries` creates the summary again.
    await delMany([summaryKey(id)], store);
  }

  /** Returns a draft in the database, or null if there is no readable one. */
  async #readKept(id: string): Promise<Draft | null> {
    const stored = await get<unknown>(id, this.#database.store);
    return stored === undefined ? null : readDraft(stored);
  }

  /**
   * Returns the summaries of all readable drafts, newest first. Creates missing summaries, as for drafts of
   * older versions. `unreadable` counts the other entries.
   */
  async #summaries(): Promise<{ found: { id: string; summary: DraftSummary }[]; unreadable: number }> {
    const { store } = this.#database;
    const all = await keys<IDBValidKey>(store);
    const strings = all.filter((key) => typeof key === 'string');
    const ids = strings.filter((key) => !key.startsWith(SUMMARY_PREFIX)).slice(0, MOST_DRAFTS);
    const withSummary = new Set(strings);
    const stored = await getMany<unknown>(ids.map(summaryKey), store);
    const found: { id: string; summary: DraftSummary }[] = [];
    let read = 0;
    for (const [index, id] of ids.entries()) {
      const summary = readSummary(stored[index]) ?? (await this.#createSummary(id));
      if (summary === null) continue;
      found.push({ id, summary });
      read += withSummary.has(summaryKey(id)) ? 2 : 1;
    }
    found.sort((a, b) => b.summary.savedAt - a.summary.savedAt);
    return { found, unreadable: all.length - read };
  }

  /** Creates and stores the summary of a draft; null if there is no readable one. */
  async #createSummary(id: string): Promise<DraftSummary | null> {
    const draft = await this.#readKept(id);
    if (draft === null) return null;
    const summary = summaryOf(draft);
    // If it can't be written, the next call creates it again.
    await setMany([[summaryKey(id), storedSummary(summary)]], this.#database.store).catch(() => undefined);
    return summary;
  }

  /** Runs work on a draft while holding its lock; null if another tab holds it. */
  async #whileHeld<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
    const wasHeld = this.#locks.isHeld(id);
    if (!(await this.#locks.hold(id))) return null;
    try {
      return await work();
    } finally {
      if (!wasHeld) this.#locks.release(id);
    }
  }
}

/** Returns when a stored value was saved; negative infinity if it isn't a draft. */
function savedAtOf(stored: unknown): number {
  const { savedAt } = (stored ?? {}) as { readonly savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : Number.NEGATIVE_INFINITY;
}

/** Reads the draft left in localStorage under this id; null if there is no readable one. */
function readLeftDraft(id: string): Draft | null {
  const left = leftDraft(id);
  return left === null ? null : readDraft(left);
}

/** Returns the ids of drafts locked by other tabs. `own` has the locks of this tab. */
async function heldElsewhere(own: DraftLocks): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const ids = held.flatMap(({ name = '' }) =>
    name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
  );
  return new Set(ids.filter((id) => !own.isHeld(id)));
}
