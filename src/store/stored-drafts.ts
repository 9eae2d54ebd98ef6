import type { Draft } from './draft';
import type { DraftDatabase } from './draft-database';
import { DraftEntries } from './draft-entries';
import { type DraftLocks, LOCK_PREFIX } from './draft-locks';
import { draftNameFrom } from './draft-name';
import type { DraftList, RemovedDraft, StoredDraft } from './draft-storage';
import { forgetLeftDraft, leftDraft, leftDraftIds, rememberId } from './left-draft';
import { readDraft } from './read-draft';

/**
 * Finds, lists and changes drafts that are already stored. Loaded on demand, because only returning users have any. Drafts that closed pages left in
 * localStorage are moved into the database. Methods reject if the browser denies the database.
 */
export class StoredDrafts {
  readonly #database: DraftDatabase;
  readonly #entries: DraftEntries;
  readonly #locks: DraftLocks;

  constructor(database: DraftDatabase, locks: DraftLocks) {
    this.#database = database;
    this.#entries = new DraftEntries(database);
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
      this.#entries.summaries().then(
        ({ found }) => found.map(({ id }) => id),
        () => [],
      );
    return (await this.#holdFirst(first)) ?? this.#holdFirst(await newest());
  }

  async list(): Promise<DraftList> {
    await this.#moveLeftDrafts();
    const { found, unreadable } = await this.#entries.summaries();
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
    const kept = await this.#entries.read(id).catch(() => null);
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
      const removed = await this.#entries.readEntry(id);
      await this.#entries.delete([id]);
      forgetLeftDraft(id);
      return removed;
    });
  }

  restore(removed: RemovedDraft): Promise<void> {
    return this.#database.writeEntry(removed);
  }

  async removeAll(): Promise<void> {
    const elsewhere = await heldElsewhere(this.#locks);
    for (const id of leftDraftIds()) if (!elsewhere.has(id)) forgetLeftDraft(id);
    await this.#entries.deleteAllBut(elsewhere);
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
        if (left !== null) await this.#entries.writeIfNewer(id, left);
        forgetLeftDraft(id);
      } catch {
        // Denied or full: `read` finds it in localStorage.
      }
    }
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
