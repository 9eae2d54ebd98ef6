import type { DialectId } from '../engine';
import type { SiteOrigin } from './document-origin';
import type { ListSnapshot } from './list-snapshot';

/** The saved work of a tab: the text (or the unedited file's bytes), its origin, and the question. */
export interface Draft {
  readonly savedAt: number;
  readonly text: string;
  /** The bytes of a file that hasn't been edited yet. They preserve more than its text does. */
  readonly bytes: Uint8Array | null;
  readonly lineEnd: 'lf' | 'crlf' | 'cr' | 'mixed';
  /** See `TesterDocument`. Added later: absent means that the file had no mixed line ends. */
  readonly mixedEndsUnified?: boolean;
  readonly bom: boolean;
  readonly edited: boolean;
  readonly origin:
    | { readonly kind: 'typed' }
    | { readonly kind: 'example'; readonly id: string }
    | { readonly kind: 'file'; readonly name: string }
    | { readonly kind: 'link' }
    | SiteOrigin;
  readonly crawlerInput: string;
  readonly urlInput: string;
  /** The following fields were added later. Absent, they mean the crawler's own dialect, no address, no list of URLs and no name. */
  readonly dialectChoice: 'own' | DialectId;
  readonly robotsUrlInput: string;
  /** See `TesterState`. Absent if there are none. */
  readonly sameFile?: readonly string[];
  readonly list: ListSnapshot;
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
