import type { Draft } from './draft';
import type { StoredEntry } from './draft-database';
import type { DraftSummary } from './draft-summary';

/** A draft and the id under which it is kept. */
export interface StoredDraft {
  readonly id: string;
  readonly draft: Draft;
}

/** A draft in the list. */
export interface DraftEntry extends DraftSummary {
  readonly id: string;
  /** True where another tab works on it: it can then neither be opened nor changed here. */
  readonly isElsewhere: boolean;
}

/** What is kept in this browser. */
export interface DraftList {
  /** Newest first. */
  readonly drafts: readonly DraftEntry[];
  /** How many entries of the storage are nothing that this version can read. */
  readonly unreadable: number;
}

/** Why nothing can be kept: the browser does not allow it, or it has no room left. */
export type StorageProblem = 'denied' | 'full';

/** What became of a save. `elsewhere`: another tab works on this draft, and nothing was written over it. */
export type SaveOutcome = 'kept' | 'elsewhere' | StorageProblem;

/** A deleted draft, for `restore`. */
export type RemovedDraft = StoredEntry;

/**
 * Where drafts are kept. A tab works on one draft at a time, which no other tab can open meanwhile. No method throws: storage is a convenience,
 * never a condition.
 */
export interface DraftStorage {
  /** The draft of this tab, or the newest one that no other tab has open; null where there is none, or the signal came first. */
  load(signal: AbortSignal): Promise<StoredDraft | null>;
  /** Keeps what this tab works on. */
  save(id: string, draft: Draft): Promise<SaveOutcome>;
  /**
   * Keeps a draft without waiting for the database, whose writes may end with the page. `save` is still needed. False where that is not possible:
   * for bytes, a large text, or a storage that is full or denied.
   */
  saveSync(id: string, draft: Draft): boolean;
  /** Ends this tab's work on a draft: other tabs may open it. */
  leave(id: string): void;
  /** What is kept; null where the browser denies the storage. */
  list(): Promise<DraftList | null>;
  /** Takes a draft for this tab to work on; null where it is gone, cannot be read or is open in another tab. */
  open(id: string): Promise<Draft | null>;
  /** Reads a draft, also one that is open in another tab; null where it is gone or cannot be read. */
  read(id: string): Promise<Draft | null>;
  /** Names a draft; false where it is gone, cannot be read, is open in another tab or could not be written. */
  rename(id: string, name: string): Promise<boolean>;
  /** Deletes a draft; null where it is gone already or open in another tab. */
  remove(id: string): Promise<RemovedDraft | null>;
  /** Takes a deletion back. */
  restore(removed: RemovedDraft): Promise<boolean>;
  /** Deletes every draft that no other tab has open, and whatever else is kept with them. */
  removeAll(): Promise<boolean>;
  /** Why the storage could not be used the last time; null while all is well. */
  problem(): StorageProblem | null;
}
