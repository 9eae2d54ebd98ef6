/** Reasons for no HTTP answer, or no usable one (founding document S2, "Unsuccessful requests or incomplete data"). */
export type NetworkFailure = 'dns' | 'timeout' | 'reset' | 'invalid-response' | 'chunking';

/** The end of the redirect chain: a status code, or no answer. */
export type FinalAnswer =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'network-failure'; readonly failure: NetworkFailure };

/**
 * The received body compared with the text under test: that text, only its beginning (the connection was
 * cut), nothing, a web page, more than the dialect's byte limit, or the text in UTF-16 with its byte order
 * mark.
 */
export type AnswerBody = 'as-written' | 'incomplete' | 'empty' | 'html' | 'over-limit' | 'utf-16';

/** The media type in the answer's `Content-Type`. */
export type AnswerContentType = 'text/plain' | 'text/html' | 'other';

/**
 * A site's answer to the request for its robots.txt, and the crawler's memory of earlier ones. Users can
 * enter any numbers, so none is trusted: negative hours and redirects, and NaN, count as 0. Such a `maxAge`
 * counts as absent.
 */
export interface ServerAnswer {
  readonly final: FinalAnswer;
  /** Redirects before the final answer. Fractions are rounded down. */
  readonly redirects: number;
  /** Target of the redirects. Unused if there are none. */
  readonly redirectedTo: 'same-host' | 'other-host';
  /** Hours since the site began to answer like this. Only matters if the answer counts as a server error. */
  readonly errorHours: number;
  /** True if the crawler still has a copy from an earlier, good answer. */
  readonly cachedCopy: boolean;
  /** True if other pages of the site respond normally. */
  readonly siteUp: boolean;
  /** Unused unless the final answer is a status with a body. */
  readonly body: AnswerBody;
  readonly contentType: AnswerContentType;
  /** Age of the cached copy in hours. Unused if there is none. */
  readonly cacheAge: number;
  /**
   * `max-age` of the answer's `Cache-Control` in seconds (RFC 9111 section 5.2.2.1), or null if it has none.
   */
  readonly maxAge: number | null;
  /** True if the site is known to answer 5xx where it should answer 404 (founding statement 50). */
  readonly answersErrorsForMissingPages: boolean;
}

/** The plain case: HTTP 200, no redirect, the text as is, nothing cached. */
export const PLAIN_ANSWER: ServerAnswer = {
  final: { kind: 'status', status: 200 },
  redirects: 0,
  redirectedTo: 'same-host',
  errorHours: 0,
  cachedCopy: false,
  siteUp: true,
  body: 'as-written',
  contentType: 'text/plain',
  cacheAge: 0,
  maxAge: null,
  answersErrorsForMissingPages: false,
};
