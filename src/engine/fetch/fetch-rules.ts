/** Meaning of an answer in a dialect. */
export type Treatment =
  /** The body is read and its rules decide. */
  | 'read'
  /** As if there were no robots.txt: everything may be crawled (RFC 9309 section 2.3.1.3). */
  | 'no-file'
  /** Nothing may be crawled for as long as the answer stays the same. */
  | 'forbidden'
  /** As if robots.txt had never been requested: nothing may be crawled until it is. */
  | 'never-read'
  /** Reading stops with an error and there is no verdict. */
  | 'fails'
  /** A server error: temporary, with an effect that changes over time (RFC 9309 section 2.3.1.4). */
  | ServerErrorRules;

/**
 * A treatment, and whether the operator or its code documents it. If `documented` is false, it is assumed.
 */
export interface Aspect<T = Treatment> {
  readonly as: T;
  readonly documented: boolean;
}

/**
 * Effect of a phase of server errors. `stop`: nothing is crawled. `copy-else-open`: the last good copy
 * decides; without one, everything is allowed. `open-if-site-up`: everything is allowed if the rest of the
 * site responds, else nothing.
 */
export type ErrorPhase = 'stop' | 'copy-else-open' | 'open-if-site-up';

/** Treatment of server errors over time. */
export interface ServerErrorRules {
  /** Phases in order, each up to and including `untilHours` hours after the first error. */
  readonly phases: readonly (Aspect<ErrorPhase> & { readonly untilHours: number })[];
  /** Phase after the last of `phases`, without end. */
  readonly afterwards: Aspect<ErrorPhase>;
  /** Statuses after which the crawler retries more often. */
  readonly retriedOften: readonly number[];
  /** True if a site known to answer 5xx for missing pages is treated as if it had answered 404. */
  readonly recognisesErrorPages: boolean;
}

/** Meaning of the statuses `from` to `to`, both included. */
export interface StatusRule extends Aspect {
  readonly from: number;
  readonly to: number;
}

/** Treatment of redirects. */
export interface RedirectRules {
  /** Maximum number of redirects followed. */
  readonly limit: number;
  /** Meaning of a chain of more than `limit` redirects. */
  readonly beyond: Aspect;
  /** True if following redirects within a host is documented. All dialects are assumed to follow them. */
  readonly documented: boolean;
  /**
   * True if following redirects to another host is documented. The rules found there apply to the first host
   * (RFC 9309 section 2.3.1.2).
   */
  readonly otherHostDocumented: boolean;
}

/** Lifetime of a cached copy. */
export type CacheRules =
  | {
      readonly kind: 'hours';
      readonly hours: number;
      /** `replaces`: max-age shortens or lengthens `hours`. `shortens`: it never lengthens them. */
      readonly maxAge: 'replaces' | 'shortens';
      /** True if several crawlers of the operator may share a copy. */
      readonly shared: boolean;
    }
  /** Read once at the start of a crawling session. */
  | { readonly kind: 'session' }
  /** Read once per run of the program. */
  | { readonly kind: 'run' }
  | { readonly kind: 'not-documented' };

/** A dialect's rules for fetching robots.txt, as data. */
export interface FetchRules {
  /**
   * Schemes (lower case, no colon) whose robots.txt is read; null for every URI scheme (RFC 9309 section
   * 2.3).
   */
  readonly schemes: readonly string[] | null;
  readonly redirects: RedirectRules;
  /** The first range that contains the final status applies. */
  readonly statuses: readonly StatusRule[];
  /** Meaning of a status outside all ranges. Non-integers always are; in most dialects, so are 1xx and 6xx. */
  readonly otherStatuses: Aspect;
  readonly networkFailures: Aspect;
  readonly incompleteBody: Aspect;
  /** Meaning of a media type other than text/plain. */
  readonly contentTypes: { readonly 'text/html': Aspect; readonly other: Aspect };
  readonly emptyBody: Aspect;
  readonly htmlBody: Aspect;
  readonly utf16Body: Aspect;
  /**
   * Meaning of a body longer than `bytes`; null if there is no limit. If it is `read`, only its first `bytes`
   * bytes are.
   */
  readonly overLimit: (Aspect & { readonly bytes: number }) | null;
  readonly cache: CacheRules;
}

/** Marks a treatment that the operator or its code documents. */
export function documented<const T>(as: T): Aspect<T> {
  return { as, documented: true };
}

/** Marks a treatment that no source documents. */
export function assumed<const T>(as: T): Aspect<T> {
  return { as, documented: false };
}
