import { createStore, delMany, get, getMany, keys, setMany, type UseStore, update } from 'idb-keyval';
import { DRAFT_VERSION, type Draft, storedDraft } from './draft';
import { loadDraftReader } from './draft-reader';
import { type DraftSummary, summaryOf } from './draft-summary';

const DATABASE = 'robots-txt-tester';
/** A summary is stored next to its draft, in the same transaction. */
const SUMMARY_PREFIX = 'summary:';
/** Maximum number of drafts in `summaries`. */
const MOST_DRAFTS = 10_000;

/** A draft and its summary as stored, not validated. */
export interface StoredEntry {
  readonly id: string;
  readonly draft: unknown;
  readonly summary: unknown;
}

/** The drafts in IndexedDB. Every method rejects if the browser denies the database. Values are validated when they are read. */
export class DraftDatabase {
  #store: UseStore | null = null;

  /** Writes a draft and its summary, or neither. */
  write(id: string, draft: Draft): Promise<void> {
    return this.writeEntry({ id, draft: storedDraft(draft), summary: storedSummary(summaryOf(draft)) });
  }

  /**
   * Writes a draft unless the stored one is at least as new. Uses one transaction, so that no newer draft of
   * another tab is overwritten.
   */
  async writeIfNewer(id: string, draft: Draft): Promise<void> {
    const store = this.#open();
    await update<unknown>(
      id,
      (kept) => (savedAtOf(kept) >= draft.savedAt ? kept : storedDraft(draft)),
      store,
    );
    // `summaries` creates the summary again.
    await delMany([summaryKey(id)], store);
  }

  /** Writes an entry in the form in which it was read. */
  writeEntry({ id, draft, summary }: StoredEntry): Promise<void> {
    return setMany(
      [
        [id, draft],
        [summaryKey(id), summary],
      ],
      this.#open(),
    );
  }

  /** Returns a draft, or null if there is no readable one. */
  async read(id: string): Promise<Draft | null> {
    const stored = await get<unknown>(id, this.#open());
    return stored === undefined ? null : (await loadDraftReader()).readDraft(stored);
  }

  /** Returns an entry as stored, or null if there is none. */
  async readEntry(id: string): Promise<StoredEntry | null> {
    const [draft, summary] = await getMany<unknown>([id, summaryKey(id)], this.#open());
    return draft === undefined ? null : { id, draft, summary };
  }

  /**
   * Returns the summaries of all readable drafts, newest first. Creates missing summaries, as for drafts of
   * older versions. `unreadable` counts the other entries.
   */
  async summaries(): Promise<{ found: { id: string; summary: DraftSummary }[]; unreadable: number }> {
    const all = await keys<IDBValidKey>(this.#open());
    const strings = all.filter((key) => typeof key === 'string');
    const ids = strings.filter((key) => !key.startsWith(SUMMARY_PREFIX)).slice(0, MOST_DRAFTS);
    const withSummary = new Set(strings);
    const stored = await getMany<unknown>(ids.map(summaryKey), this.#open());
    const found: { id: string; summary: DraftSummary }[] = [];
    let read = 0;
    for (const [index, id] of ids.entries()) {
      const summary = await this.#summaryOf(id, stored[index]);
      if (summary === null) continue;
      found.push({ id, summary });
      read += withSummary.has(summaryKey(id)) ? 2 : 1;
    }
    found.sort((a, b) => b.summary.savedAt - a.summary.savedAt);
    return { found, unreadable: all.length - read };
  }

  /** Deletes drafts and their summaries. */
  delete(ids: readonly string[]): Promise<void> {
    return delMany(
      ids.flatMap((id) => [id, summaryKey(id)]),
      this.#open(),
    );
  }

  /** Deletes everything except these drafts, including unreadable entries. */
  async deleteAllBut(kept: ReadonlySet<string>): Promise<void> {
    const all = await keys<IDBValidKey>(this.#open());
    const isKept = (key: IDBValidKey): boolean =>
      typeof key === 'string' &&
      kept.has(key.startsWith(SUMMARY_PREFIX) ? key.slice(SUMMARY_PREFIX.length) : key);
    await delMany(
      all.filter((key) => !isKept(key)),
      this.#open(),
    );
  }

  async #summaryOf(id: string, stored: unknown): Promise<DraftSummary | null> {
    const known = (await loadDraftReader()).readSummary(stored);
    if (known !== null) return known;
    const draft = await this.read(id);
    if (draft === null) return null;
    const summary = summaryOf(draft);
    // If it can't be written, the next call creates it again.
    await setMany([[summaryKey(id), storedSummary(summary)]], this.#open()).catch(() => undefined);
    return summary;
  }

  #open(): UseStore {
    this.#store ??= createStore(DATABASE, 'drafts');
    return this.#store;
  }
}

/** Returns when a stored value was saved; negative infinity if it isn't a draft. */
function savedAtOf(stored: unknown): number {
  const { savedAt } = (stored ?? {}) as { readonly savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : Number.NEGATIVE_INFINITY;
}

function summaryKey(id: string): string {
  return SUMMARY_PREFIX + id;
}

function storedSummary(summary: DraftSummary): object {
  return { version: DRAFT_VERSION, ...summary };
}
