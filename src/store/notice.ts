import type { CurlProblem } from './live/live-problem';
import type { LiveOutcome } from './live/live-state';
import type { SiteFile } from './live/site-file';
import type { Arrival } from './state';

/** A message shown besides the verdict, until it is dismissed or replaced. */
export type Notice =
  | { readonly kind: 'file-too-large'; readonly name: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'file-unreadable'; readonly name: string }
  /** The file is fine, but the code that reads files couldn't be loaded. */
  | { readonly kind: 'file-unread'; readonly name: string }
  /** The file is compressed, and nothing was changed. */
  | { readonly kind: 'file-packed'; readonly name: string }
  | { readonly kind: 'giant-line' }
  /** Another document replaced a typed or edited text, or one that came by a link; `restoreReplaced` restores it. */
  | { readonly kind: 'text-replaced'; readonly isFromLink?: true }
  | PageNotice
  /** A link was opened. `dropped` names its parameters that were not accepted. */
  | {
      readonly kind: 'link-opened';
      readonly dropped: readonly string[];
      /** False if it changed only the view or the theme. */
      readonly isOpened: boolean;
      /** True if the user's own text is saved and `restoreReplaced` shows it again. */
      readonly hidesDraft: boolean;
    }
  /** A link or a test file was not opened, and nothing was changed. */
  | { readonly kind: 'link-refused'; readonly reason: ArrivalProblem }
  | { readonly kind: 'test-file-refused'; readonly name: string };

/** A notice that an embedded page, which saves and fetches nothing, can't have. `noticeActions` returns what it offers. */
export type PageNotice =
  | { readonly kind: 'storage-denied' }
  | { readonly kind: 'storage-full' }
  /** The code that reads and saves drafts couldn't be loaded. */
  | { readonly kind: 'drafts-missing' }
  /** The text was edited and is too large to be saved while the page closes. */
  | { readonly kind: 'large-file' }
  | { readonly kind: 'draft-unreadable' }
  /** An edit was requested, but nothing was changed. */
  | { readonly kind: 'not-written'; readonly reason: NotWritten }
  /** A newer version of the page is waiting. Once the user has accepted it, the page reloads into it. */
  | { readonly kind: 'update-ready'; readonly isAccepted: boolean }
  /** A link came while the user was typing. It is opened only on request. */
  | { readonly kind: 'link-waiting'; readonly arrival: Arrival }
  /** The pasted text is no robots.txt, address or list, and nothing was changed. */
  | {
      readonly kind: 'unrecognised';
      readonly text: 'web-page' | 'code' | 'binary' | 'words';
      readonly pasted: string;
    }
  /** A server's answer was brought that has no file or can't be read, and nothing was changed. */
  | { readonly kind: 'answer-only'; readonly answer: SiteFile | CurlProblem }
  /** The tested URL's site was asked for its robots.txt, and sent the text that was tested before. */
  | { readonly kind: 'same-file'; readonly site: string }
  /** The robots.txt of the tested URL's site is being fetched. */
  | { readonly kind: 'fetching'; readonly site: string }
  /** The site sent no file, and nothing was changed. */
  | {
      readonly kind: 'not-fetched';
      readonly site: string;
      readonly outcome: Exclude<LiveOutcome, { readonly kind: 'fetched' }>;
    };

/**
 * Reason why an edit wasn't made: the text has changed, and the finding no longer exists; there is no editor, or the worker has stopped; or the file
 * is formatted already.
 */
export type NotWritten = 'gone' | 'impossible' | 'formatted';

/**
 * Reason why a link couldn't be read: damaged or cut; not from this tester; made by a newer version; larger than any link the tester makes; the worker
 * failed or took too long (`unfinished`); or the code that reads links couldn't be loaded (`unread`).
 */
export type ArrivalProblem = 'broken' | 'foreign' | 'too-new' | 'too-large' | 'unfinished' | 'unread';
