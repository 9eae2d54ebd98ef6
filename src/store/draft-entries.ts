import { delMany, get, getMany, keys, setMany, update } from 'idb-keyval';
import { type Draft, storedDraft } from './draft';
import {
  type DraftDatabase,
  type StoredEntry,
  SUMMARY_PREFIX,
  storedSummary,
  summaryKey,
} from './draft-database';
import { type DraftSummary, summaryOf } from './draft-summary';
import { readDraft, readSummary } from './read-draft';

/** Maximum number of drafts in `summaries`. */
const MOST_DRAFTS = 10_000;

/** Reads and deletes the drafts in IndexedDB. Every method rejects if the browser denies the database. Values are validated when they are read. */
export class DraftEntries {
  readonly #database: DraftDatabase;

  constructor(database: DraftDatabase) {
    this.#database = database;
  }

  /**
   * Writes a draft unless the stored one is at least as new. Uses one transaction, so that no newer draft of
   * another tab is overwritten.
   */
  async writeIfNewer(id: string, draft: Draft): Promise<void> {
    const { store } = this.#database;
    await update<unknown>(
      id,
      (kept) => (savedAtOf(kept) >= draft.savedAt ? kept : storedDraft(draft)),
      store,
    );
    // `summaries` creates the summary again.
    await delMany([summaryKey(id)], store);
  }

  /** Returns a draft, or null if there is no readable one. */
  async read(id: string): Promise<Draft | null> {
    const stored = await get<unknown>(id, this.#database.store);
    return stored === undefined ? null : readDraft(stored);
  }

  /** Returns an entry as stored, or null if there is none. */
  async readEntry(id: string): Promise<StoredEntry | null> {
    const [draft, summary] = await getMany<unknown>([id, summaryKey(id)], this.#database.store);
    return draft === undefined ? null : { id, draft, summary };
  }

  /**
   * Returns the summaries of all readable drafts, newest first. Creates missing summaries, as for drafts of
   * older versions. `unreadable` counts the other entries.
   */
  async summaries(): Promise<{ found: { id: string; summary: DraftSummary }[]; unreadable: number }> {
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

  /** Deletes drafts and their summaries. */
  async delete(ids: readonly string[]): Promise<void> {
    await delMany(
      ids.flatMap((id) => [id, summaryKey(id)]),
      this.#database.store,
    );
  }

  /** Deletes everything except these drafts, including unreadable entries. */
  async deleteAllBut(kept: ReadonlySet<string>): Promise<void> {
    const { store } = this.#database;
    const all = await keys<IDBValidKey>(store);
    const isKept = (key: IDBValidKey): boolean =>
      typeof key === 'string' &&
      kept.has(key.startsWith(SUMMARY_PREFIX) ? key.slice(SUMMARY_PREFIX.length) : key);
    await delMany(
      all.filter((key) => !isKept(key)),
      store,
    );
  }

  /** Creates and stores the summary of a draft; null if there is no readable one. */
  async #createSummary(id: string): Promise<DraftSummary | null> {
    const draft = await this.read(id);
    if (draft === null) return null;
    const summary = summaryOf(draft);
    // If it can't be written, the next call creates it again.
    await setMany([[summaryKey(id), storedSummary(summary)]], this.#database.store).catch(() => undefined);
    return summary;
  }
}

/** Returns when a stored value was saved; negative infinity if it isn't a draft. */
function savedAtOf(stored: unknown): number {
  const { savedAt } = (stored ?? {}) as { readonly savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : Number.NEGATIVE_INFINITY;
}
