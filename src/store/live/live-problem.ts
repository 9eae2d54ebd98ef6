import type { ServiceProblem } from '../../service/protocol';

/** Why the bookmark brings no file: the site does not let it read that, or no address is long enough for it. */
export type BookmarkStop = 'bookmark-stopped' | 'bookmark-too-large';

/** Why a text cannot be taken as what curl printed. */
export type CurlProblem =
  /** Neither the status line of an answer nor an error of curl is near its beginning. */
  | 'not-curl'
  /** The header of a file that is not empty, without the file: what `curl -I` prints. */
  | 'headers-only'
  /** curl asked nobody: it does not know the scheme, or could not read the address. */
  | 'no-request'
  | 'too-large';

/** Why nothing is known of the site: what the service said, or why it said nothing. */
export type LiveProblem =
  | ServiceProblem
  /** This copy of the page lies on a server that has no fetch service. */
  | { readonly error: 'no-service' }
  /** There is no service, and the browser shows this page no answer of the site. */
  | { readonly error: 'not-shown' }
  /** The page came by https and the site is an http one: browsers do not ask that. */
  | { readonly error: 'insecure' }
  /** The bookmark could not bring the file from its site. */
  | { readonly error: BookmarkStop }
  /** What was pasted is not what the line for the terminal prints. */
  | { readonly error: CurlProblem }
  /** No connection to the service, or no answer in time. */
  | { readonly error: 'unreachable' }
  /** The service is there, but failed. */
  | { readonly error: 'failed' }
  /** What came is not what a service of this version says. */
  | { readonly error: 'unreadable' }
  /** The service is of another version than the page. */
  | { readonly error: 'other-version' };
