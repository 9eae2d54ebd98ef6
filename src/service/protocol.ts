/** Version of the answer to `GET api/robots`. A page that receives an unknown version reports it instead of guessing. */
export const SERVICE_VERSION = 1;

/** Reasons for refusing an address, whether typed or the target of a redirect. */
export const refusals = [
  /** Not an address. */
  'no-address',
  /** Neither http nor https. */
  'scheme',
  'port',
  /** Contains a name or password. */
  'credentials',
  /** Is, or resolves to, an address that isn't on the public internet. */
  'private-address',
] as const;

/** One of the reasons for refusing an address. */
export type Refusal = (typeof refusals)[number];

/** Reason why there is no readable answer. */
export type FetchFailure =
  /** The host's name does not resolve. */
  | 'dns'
  /** Nothing listens at the address, or there is no route to it. */
  | 'connect'
  /** No complete header within the time for one request, or for all of them. */
  | 'timeout'
  /** The connection closed before the header was complete. */
  | 'reset'
  /** TLS failed: `detail` has the code, such as `CERT_HAS_EXPIRED`. */
  | 'tls'
  /** Not HTTP, a header that is too large, or too much data before it. */
  | 'invalid-response'
  | 'redirect-loop'
  | 'too-many-redirects'
  /** A redirect without a valid address. */
  | 'bad-redirect'
  | Refusal;

/**
 * Reason why a body is incomplete: our size limit (`size`), our limit for all bytes of a question (`overhead`, because most of them aren't body), our
 * time limit, a connection closed by the site, or a compression that can't be decoded.
 */
export type Cut = 'size' | 'overhead' | 'time' | 'connection' | 'encoding';

/** One request and the head of its answer. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  /** Headers that matter for a robots.txt; names in lower case, values cut to 500 characters. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds from the request to the end of the header. */
  readonly ms: number;
}

/** Outcome of fetching. */
export type FetchEnd =
  | {
      readonly kind: 'answer';
      /** Status of the last hop. */
      readonly status: number;
      /** The decompressed bytes, at most 1 MiB, in base64url (RFC 4648 section 5) without padding. */
      readonly body: string;
      readonly bytes: number;
      /** Null if the body is complete. */
      readonly cut: Cut | null;
    }
  | {
      readonly kind: 'failure';
      readonly failure: FetchFailure;
      /** The address that failed, as it would have been requested. For an invalid or refused redirect, its `Location`, cut to 500 characters. */
      readonly url: string;
      /** The system's error code, such as `ECONNREFUSED`; null if there is none. */
      readonly detail: string | null;
    };

/** Result of requesting a site's robots.txt: the answer to `GET api/robots?url=…`. */
export interface LiveFile {
  readonly version: typeof SERVICE_VERSION;
  /** The address that was requested first. */
  readonly url: string;
  /** Id of the crawler whose header was sent; null if the tester used its own. */
  readonly as: string | null;
  /** The `User-Agent` header that was sent. */
  readonly userAgent: string;
  /** Start of the request, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds for all requests. */
  readonly ms: number;
  /** At most 10, in order; the last one is the answer, unless fetching failed. */
  readonly hops: readonly Hop[];
  readonly end: FetchEnd;
}

/** Reason why the service didn't contact the site. Sent with an HTTP status of 4xx. */
export type ServiceProblem =
  | { readonly error: 'refused'; readonly reason: Refusal }
  /** No such crawler, or its header isn't known. */
  | { readonly error: 'unknown-crawler' }
  /** Too many requests, by this client or by all (`limit`): `retryAfter` in seconds, also as the header `Retry-After`. */
  | { readonly error: 'busy'; readonly retryAfter: number; readonly limit?: 'all' }
  /** The request came from a program or another site's page, or for another host name. Older services give no reason. */
  | { readonly error: 'foreign'; readonly reason?: ForeignReason }
  | { readonly error: 'method' };

/** Reasons for refusing a caller. */
export const foreignReasons = [
  /** The service isn't set up for the host name of the request. */
  'host',
  /** The browser didn't say which site is asking, as over http; or it was a program. */
  'unsaid',
  /** A page of another site. */
  'elsewhere',
] as const;

/** One of the reasons for refusing a caller. */
export type ForeignReason = (typeof foreignReasons)[number];

/** The answer to `GET api/robots` without an address. It shows that the service exists and which crawlers' headers it can send. */
export interface ServiceAbout {
  readonly version: typeof SERVICE_VERSION;
  /** Ids of the catalogue's crawlers whose header is known. */
  readonly crawlers: readonly string[];
}
