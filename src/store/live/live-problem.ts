import type { ServiceProblem } from '../../service/protocol';

/** Reason why the bookmark brings no file: the site forbids reading it, or it is too large for an address. */
export type BookmarkStop = 'bookmark-stopped' | 'bookmark-too-large';

/** Reason why a text can't be read as curl's output. */
export type CurlProblem =
  /** No status line of an answer and no error of curl is near the start. */
  | 'not-curl'
  /** Headers without the file, although it isn't empty: the output of `curl -I`. */
  | 'headers-only'
  /** curl sent no request: it doesn't support the scheme, or couldn't parse the address. */
  | 'no-request'
  | 'too-large';

/** Reason why there is no result about the site: from the service, or about the service. */
export type LiveProblem =
  | ServiceProblem
  /** This copy of the page is on a server without the fetch service. */
  | { readonly error: 'no-service' }
  /** There is no service, and the browser shows this page no answer of the site. */
  | { readonly error: 'not-shown' }
  /** The page was loaded over https and the site uses http: browsers don't allow that. */
  | { readonly error: 'insecure' }
  /** The bookmark couldn't read the file on its site. */
  | { readonly error: BookmarkStop }
  /** The pasted text isn't the output of the terminal command. */
  | { readonly error: CurlProblem }
  /** No connection to the service, or no answer in time. */
  | { readonly error: 'unreachable' }
  /** The service exists, but failed. */
  | { readonly error: 'failed' }
  /** The response isn't valid for a service of this version. */
  | { readonly error: 'unreadable' }
  /** The service has another version than the page. */
  | { readonly error: 'other-version' };
