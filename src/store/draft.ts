import type { DialectId } from '../engine';
import type { SiteOrigin } from './document-origin';
import type { ListSnapshot } from './list-snapshot';

/** What is kept of a tab's work: the text (or the unedited file's bytes), where it came from, and the question. */
export interface Draft {
  readonly savedAt: number;
  readonly text: string;
  /** The bytes of a file that was not edited yet; they say more than its text. */
  readonly bytes: Uint8Array | null;
  readonly lineEnd: 'lf' | 'crlf' | 'cr' | 'mixed';
  /** See `TesterDocument`. Added later, too: drafts without it are read as of a file that had no mixed line ends. */
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
  /** These were added later: drafts without them are read as of the crawler's own dialect, no address, no further URLs and no name. */
  readonly dialectChoice: 'own' | DialectId;
  readonly robotsUrlInput: string;
  readonly list: ListSnapshot;
  /** What the reader called it; empty for none. */
  readonly name: string;
}

/** Version of drafts and summaries as they are stored: one more than there are `draftMigrations`. */
export const DRAFT_VERSION = 1;

/** A draft in the form that is stored. */
export function storedDraft({ list, ...draft }: Draft): object {
  return { version: DRAFT_VERSION, ...draft, ...storedList(list) };
}

/**
 * A list as version 1 has it: three arrays of one length. Version 2 is not written yet: builds up to November 2026 delete a draft of any other version
 * that a closing page left in local storage.
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
