import type { Draft } from './draft';
import type { StoredEntry } from './draft-database';
import type { DraftSummary } from './draft-summary';
import type { IndexedDrafts } from './indexed-drafts';

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

/** Reason why a draft can't be saved: the browser denies it, or has no space left. */
export type StorageProblem = 'denied' | 'full';

/** Result of a save. `kept`: in the database or in localStorage. `elsewhere`: another tab is using this draft, and nothing was overwritten. */
export type SaveOutcome = 'kept' | 'elsewhere' | StorageProblem;

/** A deleted draft, for `restore`. */
export type RemovedDraft = StoredEntry;

/**
 * Storage of drafts. A tab works on one draft at a time, which no other tab can open meanwhile. No method throws, because storage is optional.
 */
export type DraftStorage = Pick<IndexedDrafts, keyof IndexedDrafts>;
