import type { Draft } from './draft';
import { DraftDatabase } from './draft-database';
import { DraftLocks } from './draft-locks';
import type { DraftList, RemovedDraft, SaveOutcome, StorageProblem, StoredDraft } from './draft-storage';
import { forgetLeftDraft, leaveDraft, leftDraftIds, rememberedId, rememberId } from './left-draft';
import type { StoredDrafts } from './stored-drafts';

/**
 * Drafts in IndexedDB. The tab remembers its draft's id in sessionStorage and holds a lock on it. A draft that a closing page couldn't write, or that the
 * database refuses, stays in localStorage until the next page, or the list of drafts, moves it into the database.
 */
export class IndexedDrafts {
  readonly #database = new DraftDatabase(() => this.#saveAgain());
  readonly #locks = new DraftLocks();
  /** Settles when all earlier requests are done. They run one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #problem: StorageProblem | null = null;
  /** The draft that this page last left in localStorage, and when it was saved. */
  #left: { readonly id: string; readonly savedAt: number } | null = null;
  /** This tab's draft as it was last saved or opened. */
  #own: StoredDraft | null = null;

  /**
   * Returns this tab's draft, or the newest one that no other tab is using; null if there is none, or if the
   * signal aborts first.
   */
  async load(signal: AbortSignal): Promise<StoredDraft | null> {
    if (leftDraftIds().length === 0 && (await this.#database.isEmpty().catch(() => true))) return null;
    return this.#withStored(async (stored) => {
      const found = await stored.find(rememberedId());
      if (found === null) return null;
      // Too late: the page has started without it, and must not overwrite it.
      if (signal.aborted) {
        this.#locks.release(found.id);
        return null;
      }
      rememberId(found.id);
      this.#own = found;
      return found;
    }, null);
  }

  /** Saves this tab's work; in localStorage if the database refuses it. */
  save(id: string, draft: Draft): Promise<SaveOutcome> {
    this.#own = { id, draft };
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
        this.#problem = this.saveSync(id, draft) ? null : problemOf(error);
        return this.#problem ?? 'kept';
      }
    });
  }

  /**
   * Saves a draft without waiting for the database, whose writes may be cut off when the page closes. `save` is still needed. Returns false if that isn't
   * possible: for bytes, a large text, or a storage that is full or denied.
   */
  saveSync(id: string, draft: Draft): boolean {
    rememberId(id);
    const isLeft = leaveDraft(id, draft);
    if (isLeft) this.#left = { id, savedAt: draft.savedAt };
    return isLeft;
  }

  /** Ends this tab's work on a draft, so that other tabs may open it. */
  leave(id: string): void {
    if (this.#own?.id === id) this.#own = null;
    void this.#inTurn(() => Promise.resolve(this.#locks.release(id)));
  }

  /** Lists the stored drafts; null if the browser denies the database. */
  list(): Promise<DraftList | null> {
    return this.#withStored((stored) => stored.list(), null);
  }

  /** Opens a draft in this tab; null if it is gone, unreadable or in use by another tab. */
  open(id: string): Promise<Draft | null> {
    return this.#withStored(async (stored) => {
      const draft = await stored.open(id);
      if (draft !== null) this.#own = { id, draft };
      return draft;
    }, null);
  }

  /** Reads a draft, even one in use by another tab; null if it is gone or unreadable. */
  read(id: string): Promise<Draft | null> {
    return this.#withStored((stored) => stored.read(id), null);
  }

  /** Renames a draft; false if it is gone, unreadable, in use by another tab or couldn't be written. */
  rename(id: string, name: string): Promise<boolean> {
    return this.#withStored((stored) => stored.rename(id, name), false);
  }

  /** Deletes a draft; null if it is already gone or in use by another tab. */
  remove(id: string): Promise<RemovedDraft | null> {
    return this.#withStored((stored) => stored.remove(id), null);
  }

  /** Undoes a deletion. */
  restore(removed: RemovedDraft): Promise<boolean> {
    return this.#withStored((stored) => stored.restore(removed).then(() => true), false);
  }

  /** Deletes all drafts except those in use by other tabs, and everything else stored with them. */
  removeAll(): Promise<boolean> {
    return this.#withStored((stored) => stored.removeAll().then(() => true), false);
  }

  /** Reason why the last save failed; null if it didn't. */
  problem(): StorageProblem | null {
    return this.#problem;
  }

  /** Saves this tab's draft again when its database is deleted; until that is done, it is in localStorage. */
  #saveAgain(): void {
    if (this.#own === null) return;
    const { id, draft } = this.#own;
    this.saveSync(id, draft);
    void this.save(id, draft);
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
        const { StoredDrafts } = await import(/* chunk: stored-drafts */ './stored-drafts');
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
