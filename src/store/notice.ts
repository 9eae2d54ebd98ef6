import type { Arrival } from './state';

/** Something to tell beside the answer. Shown until it is dismissed or replaced. */
export type Notice =
  | { readonly kind: 'file-too-large'; readonly name: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'file-unreadable'; readonly name: string }
  | { readonly kind: 'storage-denied' }
  | { readonly kind: 'storage-full' }
  /** The text was edited and is too large to be kept while the page closes. */
  | { readonly kind: 'large-file' }
  | { readonly kind: 'draft-unreadable' }
  | { readonly kind: 'giant-line' }
  /** Something else was opened over a text that was typed or edited; `restoreReplaced` brings it back. */
  | { readonly kind: 'text-replaced' }
  /** A newer version of the page waits; `applyUpdate` reloads into it. */
  | { readonly kind: 'update-ready'; readonly applyUpdate: () => void }
  /** A link was opened; what of it was not taken, by the names of its parameters. */
  | {
      readonly kind: 'link-opened';
      readonly dropped: readonly string[];
      /** False where it changed nothing but the view or the theme. */
      readonly isOpened: boolean;
      /** True where the reader's own text is kept and `restoreReplaced` shows it again. */
      readonly hidesDraft: boolean;
    }
  /** A link came while the reader was typing. It is opened only when they say so: `openArrival(arrival)`. */
  | { readonly kind: 'link-waiting'; readonly arrival: Arrival }
  /** A link or a test file was not opened, and nothing was changed. */
  | { readonly kind: 'link-refused'; readonly reason: ArrivalProblem }
  | { readonly kind: 'test-file-refused'; readonly name: string };

/**
 * Why a link could not be read: damaged or cut; not one of this tester's; made by a newer version of it; larger than anything that it makes;
 * the worker failed or took too long while it read (`unfinished`); or the part of the page that reads links did not arrive.
 */
export type ArrivalProblem = 'broken' | 'foreign' | 'too-new' | 'too-large' | 'unfinished' | 'unread';
