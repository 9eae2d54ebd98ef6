/** What an answer means to a reader. */
export type Treatment =
  /** The body is read and its rules decide. */
  | 'read'
  /** As if there were no robots.txt: everything may be crawled (RFC 9309 section 2.3.1.3). */
  | 'no-file'
  /** Nothing may be crawled, however long the answer stays so. */
  | 'forbidden'
  /** As if robots.txt had never been asked for: nothing may be crawled until it is. */
  | 'never-read'
  /** The reader stops with an error and decides nothing. */
  | 'fails'
  /** Temporary, and different from day to day (RFC 9309 section 2.3.1.4). */
  | ServerErrorRules;

/** A treatment, and whether the reader's operator says so (or its code does). False: nobody says, this is what is assumed. */
export interface Aspect<T = Treatment> {
  readonly as: T;
  readonly documented: boolean;
}

/** What holds during a phase of server errors: nothing is crawled; the last good copy decides, without one all is open; all is open if the rest of the site answers, else nothing. */
export type ErrorPhase = 'stop' | 'copy-else-open' | 'open-if-site-up';

/** How a reader lives through server errors. */
export interface ServerErrorRules {
  /** In order, each until so many hours after the first error (that hour included). */
  readonly phases: readonly (Aspect<ErrorPhase> & { readonly untilHours: number })[];
  /** What holds after the last of them, without end. */
  readonly afterwards: Aspect<ErrorPhase>;
  /** Statuses at which the reader asks again rather often. */
  readonly retriedOften: readonly number[];
  /** True when a site that is known to answer 5xx for missing pages is treated as if it had answered 404. */
  readonly recognisesErrorPages: boolean;
}

/** What the statuses from..to (both included) mean. */
export interface StatusRule extends Aspect {
  readonly from: number;
  readonly to: number;
}

/** What becomes of redirects. */
export interface RedirectRules {
  /** How many are followed. */
  readonly limit: number;
  /** What one more means. */
  readonly beyond: Aspect;
  /** Whether it is documented that redirects within a host are followed; all readers are taken to. */
  readonly documented: boolean;
  /** The same for redirects to another host. The rules found there count for the first host (RFC 9309 section 2.3.1.2). */
  readonly otherHostDocumented: boolean;
}

/** How long a copy is used. */
export type CacheRules =
  | {
      readonly kind: 'hours';
      readonly hours: number;
      /** `replaces`: max-age shortens or lengthens the hours. `shortens`: it never lengthens them. */
      readonly maxAge: 'replaces' | 'shortens';
      /** True when one copy may serve several crawlers of the operator. */
      readonly shared: boolean;
    }
  /** Read once at the start of a crawling session. */
  | { readonly kind: 'session' }
  /** Read once per run of the program. */
  | { readonly kind: 'run' }
  | { readonly kind: 'not-documented' };

/** All that a dialect knows about fetching robots.txt, as data. */
export interface FetchRules {
  /** Schemes (lower case, no colon) whose robots.txt is read; null: every URI scheme (RFC 9309 section 2.3). */
  readonly schemes: readonly string[] | null;
  readonly redirects: RedirectRules;
  /** The first range that holds the final status counts. */
  readonly statuses: readonly StatusRule[];
  /** Statuses in no range: a final 1xx, 600 and above, no whole number. */
  readonly otherStatuses: Aspect;
  readonly networkFailures: Aspect;
  readonly incompleteBody: Aspect;
  /** By the media type of the answer, where it is not text/plain. */
  readonly contentTypes: { readonly 'text/html': Aspect; readonly other: Aspect };
  readonly emptyBody: Aspect;
  readonly htmlBody: Aspect;
  readonly utf16Body: Aspect;
  /** A body of more than `bytes`; null: there is no limit. Where such a body is `read`, its first `bytes` are. */
  readonly overLimit: (Aspect & { readonly bytes: number }) | null;
  readonly cache: CacheRules;
}

/** The operator says so, or its code does. */
export function documented<const T>(as: T): Aspect<T> {
  return { as, documented: true };
}

/** The operator does not say. */
export function assumed<const T>(as: T): Aspect<T> {
  return { as, documented: false };
}
