/** Version of what `GET api/robots` answers. A page that knows another one says so instead of guessing. */
export const SERVICE_VERSION = 1;

/** Why an address is not fetched, be it typed or the target of a redirect. */
export type Refusal =
  /** Not an address at all. */
  | 'no-address'
  /** Neither http nor https. */
  | 'scheme'
  | 'port'
  /** A name or password stands in it. */
  | 'credentials'
  /** It is, or its name resolves to, an address that is not on the public internet. */
  | 'private-address';

/** Why no answer came that could be read. */
export type FetchFailure =
  /** The host's name does not resolve. */
  | 'dns'
  /** Nothing listens there, or no way leads there. */
  | 'connect'
  /** No complete header within the time for one request, or for all of them. */
  | 'timeout'
  /** The connection was closed before the header had come. */
  | 'reset'
  /** No secure connection: `detail` has the code, such as `CERT_HAS_EXPIRED`. */
  | 'tls'
  /** What came is not HTTP, its header is too large, or too much came before it. */
  | 'invalid-response'
  | 'redirect-loop'
  | 'too-many-redirects'
  /** A redirect without an address that can be read. */
  | 'bad-redirect'
  | Refusal;

/**
 * What ended a body too early: our limit, our limit for all bytes of a question (`overhead`: most of them are no body), the time, the site closing the
 * connection, or a compression that cannot be undone.
 */
export type Cut = 'size' | 'overhead' | 'time' | 'connection' | 'encoding';

/** One request and the head of its answer. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  /** The headers that matter for a robots.txt, names in lower case, values cut to 500 characters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds from the request to the end of the header. */
  readonly ms: number;
}

/** How fetching ended. */
export type FetchEnd =
  | {
      readonly kind: 'answer';
      /** Of the last hop. */
      readonly status: number;
      /** The bytes after any compression was undone, at most 1 MiB, in base64url (RFC 4648 section 5) without padding. */
      readonly body: string;
      readonly bytes: number;
      /** Null where all of it came. */
      readonly cut: Cut | null;
    }
  | {
      readonly kind: 'failure';
      readonly failure: FetchFailure;
      /** The address at which it failed, as it would have been asked; what was typed where that is none. */
      readonly url: string;
      /** The system's own word for it, such as `ECONNREFUSED`; null for none. */
      readonly detail: string | null;
    };

/** What a site said to the request for its robots.txt: the answer to `GET api/robots?url=…`. */
export interface LiveFile {
  readonly version: typeof SERVICE_VERSION;
  /** The address that was asked first. */
  readonly url: string;
  /** Id of the crawler whose header was sent; null where the tester named itself. */
  readonly as: string | null;
  /** The `User-Agent` header that was sent. */
  readonly userAgent: string;
  /** When the site was asked, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds for all of it. */
  readonly ms: number;
  /** At most 10, in order; the last is the answer, unless it ended with a failure. */
  readonly hops: readonly Hop[];
  readonly end: FetchEnd;
}

/** Why the service did not ask the site at all. Comes with an HTTP status of 4xx. */
export type ServiceProblem =
  | { readonly error: 'refused'; readonly reason: Refusal }
  /** No such crawler, or none whose header is known. */
  | { readonly error: 'unknown-crawler' }
  /** Too many requests, by this client or by all: `retryAfter` in seconds, also as the header `Retry-After`. */
  | { readonly error: 'busy'; readonly retryAfter: number }
  /** Another site's page asked, or by another name of the host. */
  | { readonly error: 'foreign' }
  | { readonly error: 'method' };

/** The answer to `GET api/robots` without an address: that there is a service, and as which crawlers it can ask. */
export interface ServiceAbout {
  readonly version: typeof SERVICE_VERSION;
  /** Ids of the crawlers of the catalogue whose header is known. */
  readonly crawlers: readonly string[];
}
