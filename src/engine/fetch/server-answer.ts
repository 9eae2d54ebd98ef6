/** Why no HTTP answer came, or none that can be used (seed S2, "Unsuccessful requests or incomplete data"). */
export type NetworkFailure = 'dns' | 'timeout' | 'reset' | 'invalid-response' | 'chunking';

/** The end of the redirect chain: a status code, or no answer at all. */
export type FinalAnswer =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'network-failure'; readonly failure: NetworkFailure };

/**
 * What came as the body, against the text under test: that text, only its beginning (the connection was cut), nothing, a web page, more
 * than the reader's byte limit, or the text in UTF-16 with its byte order mark.
 */
export type AnswerBody = 'as-written' | 'incomplete' | 'empty' | 'html' | 'over-limit' | 'utf-16';

/** The media type in the answer's `Content-Type`. */
export type AnswerContentType = 'text/plain' | 'text/html' | 'other';

/**
 * What a site answers to the request for its robots.txt, and what a reader remembers of it. Everything may be invented: no number is
 * trusted. Hours and counts that are negative or not a number count as 0.
 */
export interface ServerAnswer {
  readonly final: FinalAnswer;
  /** Redirects before the final answer. A broken number is rounded down. */
  readonly redirects: number;
  /** Where the redirects lead. Only meaningful where there are any. */
  readonly redirectedTo: 'same-host' | 'other-host';
  /** Hours for which the site has been answering so. Only server errors and network failures grow old. */
  readonly errorHours: number;
  /** True when the reader still has a copy from an earlier, good answer. */
  readonly cachedCopy: boolean;
  /** True when the rest of the site answers as usual. */
  readonly siteUp: boolean;
  /** Only meaningful when the final answer is a status with a body. */
  readonly body: AnswerBody;
  readonly contentType: AnswerContentType;
  /** Age of the cached copy in hours. Only meaningful where there is one. */
  readonly cacheAge: number;
  /** `max-age` of the answer's `Cache-Control` in seconds (RFC 9111 section 5.2.2.1), null when it has none. */
  readonly maxAge: number | null;
  /** True when the site is known to answer 5xx where it should answer 404 (founding statement 50). */
  readonly answersErrorsForMissingPages: boolean;
}

/** The plain case: HTTP 200, no redirect, the text as it stands, nothing remembered. */
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
