import type { Draft } from './draft';
import { DraftDatabase } from './draft-database';
import { DraftLocks } from './draft-locks';
import type {
  DraftList,
  DraftStorage,
  RemovedDraft,
  SaveOutcome,
  StorageProblem,
  StoredDraft,
} from './draft-storage';
import { forgetLeftDraft, leaveDraft, leftDraftIds, rememberedId, rememberId } from './left-draft';
import type { StoredDrafts } from './stored-drafts';

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

  async load(signal: AbortSignal): Promise<StoredDraft | null> {
    if (leftDraftIds().length === 0 && (await this.#database.isEmpty().catch(() => true))) return null;
    return this.#withStored(async (stored) => {
      const found = await stored.find(rememberedId());
      if (found === null) return null;
      // Too late: the page has started without it, and must not overwrite it.
      if (signal.aborted) this.#locks.release(found.id);
      else rememberId(found.id);
      return signal.aborted ? null : found;
    }, null);
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
    return this.#withStored(
      (stored) =>
        stored.list().catch((error: unknown) => {
          this.#problem = problemOf(error);
          return null;
        }),
      null,
    );
  }

  open(id: string): Promise<Draft | null> {
    return this.#withStored((stored) => stored.open(id), null);
  }

  read(id: string): Promise<Draft | null> {
    return this.#withStored((stored) => stored.read(id), null);
  }

  rename(id: string, name: string): Promise<boolean> {
    return this.#withStored((stored) => stored.rename(id, name), false);
  }

  remove(id: string): Promise<RemovedDraft | null> {
    return this.#withStored((stored) => stored.remove(id), null);
  }

  restore(removed: RemovedDraft): Promise<boolean> {
    return this.#withStored((stored) => stored.restore(removed).then(() => true), false);
  }

  removeAll(): Promise<boolean> {
    return this.#withStored((stored) => stored.removeAll().then(() => true), false);
  }

  problem(): StorageProblem | null {
    return this.#problem;
  }

  /** Deletes the draft that this page left in localStorage, unless it is newer than the given draft. */
  #forgetLeft(id: string, { savedAt }: Draft): void {
    if (this.#left?.id !== id || this.#left.savedAt > savedAt) return;
    forgetLeftDraft(id);
    this.#left = null;
  }

  /** Runs work on the stored drafts; returns `otherwise` if it fails, or if its code can't be loaded. */
  #withStored<Result>(work: (stored: StoredDrafts) => Promise<Result>, otherwise: Result): Promise<Result> {
    return this.#inTurn(async () => {
      try {
        const { StoredDrafts } = await import('./stored-drafts');
        return await work(new StoredDrafts(this.#database, this.#locks));
      } catch {
        return otherwise;
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
