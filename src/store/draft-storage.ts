import type { Draft } from './draft';
import type { StoredEntry } from './draft-database';
import type { DraftSummary } from './draft-summary';

/** A draft with its id. */
export interface StoredDraft {
  readonly id: string;
  readonly draft: Draft;
}

/** A draft in the list. */
export interface DraftEntry extends DraftSummary {
  readonly id: string;
  /** True if another tab is using the draft, which then can't be opened or changed here. */
  readonly isElsewhere: boolean;
}

/** The drafts stored in this browser. */
export interface DraftList {
  /** Newest first. */
  readonly drafts: readonly DraftEntry[];
  /** Number of stored entries that this version can't read. */
  readonly unreadable: number;
}

/** Reason why nothing can be saved: the browser denies it, or has no space left. */
export type StorageProblem = 'denied' | 'full';

/** Result of a save. `elsewhere`: another tab is using this draft, and nothing was overwritten. */
export type SaveOutcome = 'kept' | 'elsewhere' | StorageProblem;

/** A deleted draft, for `restore`. */
export type RemovedDraft = StoredEntry;

/**
 * Storage of drafts. A tab works on one draft at a time, which no other tab can open meanwhile. No method throws, because storage is optional.
 */
export interface DraftStorage {
  /**
   * Returns this tab's draft, or the newest one that no other tab is using; null if there is none, or if the
   * signal aborts first.
   */
  load(signal: AbortSignal): Promise<StoredDraft | null>;
  /** Saves this tab's work. */
  save(id: string, draft: Draft): Promise<SaveOutcome>;
  /**
   * Saves a draft without waiting for the database, whose writes may be cut off when the page closes. `save` is still needed. Returns false if that isn't
   * possible: for bytes, a large text, or a storage that is full or denied.
   */
  saveSync(id: string, draft: Draft): boolean;
  /** Ends this tab's work on a draft, so that other tabs may open it. */
  leave(id: string): void;
  /** Lists the stored drafts; null if the browser denies the storage. */
  list(): Promise<DraftList | null>;
  /** Opens a draft in this tab; null if it is gone, unreadable or in use by another tab. */
  open(id: string): Promise<Draft | null>;
  /** Reads a draft, even one in use by another tab; null if it is gone or unreadable. */
  read(id: string): Promise<Draft | null>;
  /** Renames a draft; false if it is gone, unreadable, in use by another tab or couldn't be written. */
  rename(id: string, name: string): Promise<boolean>;
  /** Deletes a draft; null if it is already gone or in use by another tab. */
  remove(id: string): Promise<RemovedDraft | null>;
  /** Undoes a deletion. */
  restore(removed: RemovedDraft): Promise<boolean>;
  /** Deletes all drafts except those in use by other tabs, and everything else stored with them. */
  removeAll(): Promise<boolean>;
  /** The problem with the storage at its last use; null if there was none. */
  problem(): StorageProblem | null;
}
