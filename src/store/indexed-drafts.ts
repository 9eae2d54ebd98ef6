import type { Draft } from './draft';
import { DraftDatabase } from './draft-database';
import { DraftLocks } from './draft-locks';
import { draftNameFrom } from './draft-name';
import type {
  DraftList,
  DraftStorage,
  RemovedDraft,
  SaveOutcome,
  StorageProblem,
  StoredDraft,
} from './draft-storage';
import {
  forgetLeftDraft,
  leaveDraft,
  leftDraftIds,
  readLeftDraft,
  rememberedId,
  rememberId,
} from './left-draft';

/**
 * Drafts in IndexedDB. The tab remembers its draft's id in sessionStorage and holds a lock on it. A draft that a closing page couldn't write stays in
 * localStorage until the next page, or the list of drafts, moves it into the database.
 */
export class IndexedDrafts implements DraftStorage {
  readonly #database = new DraftDatabase();
  readonly #locks = new DraftLocks();
  /** Settles when all earlier requests are done. They run one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #problem: StorageProblem | null = null;
  /** The draft that this page last left in localStorage, and when it was saved. */
  #left: { readonly id: string; readonly savedAt: number } | null = null;

  load(signal: AbortSignal): Promise<StoredDraft | null> {
    return this.#inTurn(async () => {
      await this.#moveLeftDrafts();
      const found = await this.#find();
      if (found === null) return null;
      // Too late: the page has started without it, and must not overwrite it.
      if (signal.aborted) this.#locks.release(found.id);
      else rememberId(found.id);
      return signal.aborted ? null : found;
    });
  }

  save(id: string, draft: Draft): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      if (!(await this.#locks.hold(id))) {
        this.#forgetLeft(id, draft);
        return 'elsewhere';
      }
      rememberId(id);
      try {
        await this.#database.write(id, draft);
        this.#forgetLeft(id, draft);
        this.#problem = null;
        return 'kept';
      } catch (error) {
        this.#problem = problemOf(error);
        return this.#problem;
      }
    });
  }

  saveSync(id: string, draft: Draft): boolean {
    rememberId(id);
    const isLeft = leaveDraft(id, draft);
    if (isLeft) this.#left = { id, savedAt: draft.savedAt };
    return isLeft;
  }

  leave(id: string): void {
    void this.#inTurn(() => Promise.resolve(this.#locks.release(id)));
  }

  list(): Promise<DraftList | null> {
    return this.#inTurn(async () => {
      await this.#moveLeftDrafts();
      try {
        const { found, unreadable } = await this.#database.summaries();
        const elsewhere = await this.#locks.heldElsewhere();
        const drafts = found.map(({ id, summary }) => ({ ...summary, id, isElsewhere: elsewhere.has(id) }));
        return { drafts, unreadable };
      } catch (error) {
        this.#problem = problemOf(error);
        return null;
      }
    });
  }

  open(id: string): Promise<Draft | null> {
    return this.#inTurn(async () => {
      if (!(await this.#locks.hold(id))) return null;
      const draft = await this.#read(id);
      if (draft === null) this.#locks.release(id);
      else rememberId(id);
      return draft;
    });
  }

  read(id: string): Promise<Draft | null> {
    return this.#inTurn(() => this.#read(id));
  }

  async rename(id: string, name: string): Promise<boolean> {
    const renamed = await this.#whileHeld(id, async () => {
      const draft = await this.#read(id);
      if (draft === null) return false;
      await this.#database.write(id, { ...draft, name: draftNameFrom(name) });
      return true;
    });
    return renamed === true;
  }

  remove(id: string): Promise<RemovedDraft | null> {
    return this.#whileHeld(id, async () => {
      const removed = await this.#database.readEntry(id);
      await this.#database.delete([id]);
      forgetLeftDraft(id);
      return removed;
    });
  }

  restore(removed: RemovedDraft): Promise<boolean> {
    return this.#inTurn(() =>
      this.#database.writeEntry(removed).then(
        () => true,
        () => false,
      ),
    );
  }

  removeAll(): Promise<boolean> {
    return this.#inTurn(async () => {
      try {
        const elsewhere = await this.#locks.heldElsewhere();
        for (const id of leftDraftIds()) if (!elsewhere.has(id)) forgetLeftDraft(id);
        await this.#database.deleteAllBut(elsewhere);
        return true;
      } catch {
        return false;
      }
    });
  }

  problem(): StorageProblem | null {
    return this.#problem;
  }

  /**
   * Returns this tab's draft; else the newest free one, starting with those that couldn't be moved out of
   * localStorage.
   */
  async #find(): Promise<StoredDraft | null> {
    const own = rememberedId();
    const first = own === null ? leftDraftIds() : [own, ...leftDraftIds()];
    const newest = () =>
      this.#database.summaries().then(
        ({ found }) => found.map(({ id }) => id),
        () => [],
      );
    return (await this.#holdFirst(first)) ?? this.#holdFirst(await newest());
  }

  /** Locks and returns the first of these drafts that is free and readable. */
  async #holdFirst(ids: readonly string[]): Promise<StoredDraft | null> {
    for (const id of ids) {
      if (!(await this.#locks.hold(id))) continue;
      const draft = await this.#read(id);
      if (draft !== null) return { id, draft };
      this.#locks.release(id);
    }
    return null;
  }

  /** Reads a draft from the database, or from localStorage if that has a newer one or the database is denied. */
  async #read(id: string): Promise<Draft | null> {
    const kept = await this.#database.read(id).catch(() => null);
    const left = await readLeftDraft(id);
    return left !== null && !(kept !== null && kept.savedAt >= left.savedAt) ? left : kept;
  }

  /** Moves the drafts that closed pages left in localStorage into the database. A draft that can't be written stays. */
  async #moveLeftDrafts(): Promise<void> {
    const ids = leftDraftIds();
    if (ids.length === 0) return;
    const elsewhere = await this.#locks.heldElsewhere();
    for (const id of ids) {
      if (elsewhere.has(id)) continue;
      try {
        const left = await readLeftDraft(id);
        if (left !== null) await this.#database.writeIfNewer(id, left);
        forgetLeftDraft(id);
      } catch {
        // Denied or full: `#read` finds it in localStorage.
      }
    }
  }

  /** Deletes the draft that this page left in localStorage, unless it is newer than the given draft. */
  #forgetLeft(id: string, { savedAt }: Draft): void {
    if (this.#left?.id !== id || this.#left.savedAt > savedAt) return;
    forgetLeftDraft(id);
    this.#left = null;
  }

  /** Runs work on a draft while holding its lock; null if another tab holds it, or if the database is denied. */
  #whileHeld<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
    return this.#inTurn(async () => {
      const wasHeld = this.#locks.isHeld(id);
      if (!(await this.#locks.hold(id))) return null;
      try {
        return await work();
      } catch {
        return null;
      } finally {
        if (!wasHeld) this.#locks.release(id);
      }
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

function problemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}
