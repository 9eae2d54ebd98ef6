import { createStore, keys, setMany, type UseStore } from 'idb-keyval';
import { DRAFT_VERSION, type Draft, storedDraft } from './draft';
import { type DraftSummary, summaryOf } from './draft-summary';

const DATABASE = 'robots-txt-tester';
/** Key prefix of summaries. A summary is stored next to its draft, in the same transaction. */
export const SUMMARY_PREFIX = 'summary:';

/** A draft and its summary as stored, not validated. */
export interface StoredEntry {
  readonly id: string;
  readonly draft: unknown;
  readonly summary: unknown;
}

/** Writes drafts to IndexedDB; `StoredDrafts` reads them. Every method rejects if the browser denies the database. */
export class DraftDatabase {
  readonly #onDeletion: () => void;
  #connect: UseStore | null = null;

  /**
   * @param onDeletion called when something deletes the database, such as another page of the same origin. The deletion waits until the connection is closed,
   * as here; otherwise it would also delete everything that is written until then. The next use creates the database again.
   */
  constructor(onDeletion: () => void) {
    this.#onDeletion = onDeletion;
  }

  /** The object store of drafts and summaries. */
  readonly store: UseStore = (mode, work) => {
    this.#connect ??= createStore(DATABASE, 'drafts');
    return this.#connect(mode, (store) => {
      const { db } = store.transaction;
      db.onversionchange = () => {
        db.close();
        this.#connect = null;
        this.#onDeletion();
      };
      return work(store);
    });
  };

  /** Returns whether nothing is stored. */
  async isEmpty(): Promise<boolean> {
    return (await keys(this.store)).length === 0;
  }

  /** Writes a draft and its summary, or neither. */
  write(id: string, draft: Draft): Promise<void> {
    return this.writeEntry({ id, draft: storedDraft(draft), summary: storedSummary(summaryOf(draft)) });
  }

  /** Writes an entry in the form in which it was read. */
  writeEntry({ id, draft, summary }: StoredEntry): Promise<void> {
    return setMany(
      [
        [id, draft],
        [summaryKey(id), summary],
      ],
      this.store,
    );
  }
}

/** Returns the key of a draft's summary. */
export function summaryKey(id: string): string {
  return SUMMARY_PREFIX + id;
}

/** Converts a summary into its stored form. */
export function storedSummary(summary: DraftSummary): object {
  return { version: DRAFT_VERSION, ...summary };
}
