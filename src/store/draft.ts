import type { ListSnapshot } from './list-snapshot';
import type { ArrivedQuestion, TesterDocument } from './state';

/**
 * The saved work of a tab: the text (or the unedited file's bytes, which preserve more), its origin, and the question. The first versions stored no dialect,
 * address, list of URLs or name: absent in storage, they mean the crawler's own dialect, and none of the others.
 */
export interface Draft
  extends Pick<TesterDocument, 'bytes' | 'lineEnd' | 'bom' | 'edited' | 'origin'>,
    Omit<ArrivedQuestion, 'answer' | 'sameFile'> {
  readonly savedAt: number;
  readonly text: string;
  /** See `TesterDocument`. Added later: absent means that the file had no mixed line ends. */
  readonly mixedEndsUnified?: boolean;
  /** See `ArrivedQuestion`. Absent if there are none. */
  readonly sameFile?: readonly string[];
  /** The user's name for the draft; empty if there is none. */
  readonly name: string;
}

/** Version of stored drafts and summaries: the number of `draftMigrations` plus one. */
export const DRAFT_VERSION = 1;

/** Converts a draft into its stored form. */
export function storedDraft({ list, ...draft }: Draft): object {
  return { version: DRAFT_VERSION, ...draft, ...storedList(list) };
}

/**
 * Converts a list into the form of version 1: three arrays of the same length. Version 2 isn't written yet, because builds up to November 2026 delete a
 * draft of any other version that a closing page left in local storage.
 */
function storedList({ crawlers, urls }: ListSnapshot): object {
  return {
    urls: urls.map(({ url }) => url),
    suite: {
      crawlers,
      expected: urls.map(({ expected = null }) => expected),
      counts: urls.map(({ count = 1 }) => count),
    },
  };
}
