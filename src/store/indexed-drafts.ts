import type { Draft } from './draft';
import { DraftDatabase } from './draft-database';
import { newDraftId } from './draft-id';
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
import { forgetLeftDraft, leaveDraft, rememberedId, rememberId, takeLeftDraft } from './left-draft';

/** Drafts in IndexedDB. The tab remembers the id of its draft in sessionStorage and holds a lock on it. */
export class IndexedDrafts implements DraftStorage {
  readonly #database = new DraftDatabase();
  readonly #locks = new DraftLocks();
  /** Settles when all that was asked for is done: one thing after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #problem: StorageProblem | null = null;

  load(signal: AbortSignal): Promise<StoredDraft | null> {
    return this.#inTurn(async () => {
      const left = await takeLeftDraft();
      const found = await this.#find(left).catch(() => this.#leftAlone(left));
      if (found === null) return null;
      // Too late: the page has begun without it, and must not write over it.
      if (signal.aborted) this.#locks.release(found.id);
      else rememberId(found.id);
      return signal.aborted ? null : found;
    });
  }

  save(id: string, draft: Draft): Promise<SaveOutcome> {
    return this.#inTurn(async () => {
      if (!(await this.#locks.hold(id))) return 'elsewhere';
      rememberId(id);
      try {
        await this.#database.write(id, draft);
        this.#problem = null;
        return 'kept';
      } catch (error) {
        this.#problem = problemOf(error);
        return this.#problem;
      }
    });
  }

  saveBeforeLeaving(id: string, draft: Draft): void {
    void this.save(id, draft);
    rememberId(id);
    leaveDraft(draft);
  }

  leave(id: string): void {
    void this.#inTurn(() => Promise.resolve(this.#locks.release(id)));
  }

  list(): Promise<DraftList | null> {
    return this.#inTurn(async () => {
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
      const draft = await this.#database.read(id).catch(() => null);
      if (draft === null) this.#locks.release(id);
      else rememberId(id);
      return draft;
    });
  }

  read(id: string): Promise<Draft | null> {
    return this.#inTurn(() => this.#database.read(id).catch(() => null));
  }

  async rename(id: string, name: string): Promise<boolean> {
    const renamed = await this.#whileHeld(id, async () => {
      const draft = await this.#database.read(id);
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
      if (id === rememberedId()) forgetLeftDraft();
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
        await this.#database.deleteAllBut(await this.#locks.heldElsewhere());
        forgetLeftDraft();
        return true;
      } catch {
        return false;
      }
    });
  }

  problem(): StorageProblem | null {
    return this.#problem;
  }

  /** This tab's draft, or what its page left of it where that is newer; else the newest that is free. */
  async #find(left: Draft | null): Promise<StoredDraft | null> {
    const own = rememberedId();
    if (own !== null) {
      const isFree = await this.#locks.hold(own);
      const kept = await this.#database.read(own);
      // Also where another tab has taken the draft meanwhile: then it goes on as a draft of its own.
      if (left !== null && (kept === null || left.savedAt > kept.savedAt))
        return { id: isFree ? own : newDraftId(), draft: left };
      if (isFree && kept !== null) return { id: own, draft: kept };
      this.#locks.release(own);
    }
    const { found } = await this.#database.summaries();
    for (const { id } of found) {
      if (!(await this.#locks.hold(id))) continue;
      const draft = await this.#database.read(id);
      if (draft !== null) return { id, draft };
      this.#locks.release(id);
    }
    return null;
  }

  /** What the page left, where the database is denied or broken. */
  async #leftAlone(left: Draft | null): Promise<StoredDraft | null> {
    if (left === null) return null;
    const own = rememberedId();
    return { id: own !== null && (await this.#locks.hold(own)) ? own : newDraftId(), draft: left };
  }

  /** Does something to a draft that no other tab holds; null where one does, or where the database is denied. */
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
