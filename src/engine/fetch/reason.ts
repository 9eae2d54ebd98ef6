import type { ErrorPhase } from './fetch-rules';
import type { AnswerContentType, NetworkFailure } from './server-answer';

/** The one thing in an answer that counted. */
export type Cause =
  | { readonly code: 'success'; readonly status: number; readonly redirects: number }
  /** A 2xx that this reader does not read. */
  | { readonly code: 'unread-success'; readonly status: number }
  | { readonly code: 'too-many-redirects'; readonly limit: number; readonly redirects: number }
  /** The final answer is itself a 3xx: it leads nowhere (300, 304, no `Location`). */
  | { readonly code: 'redirect-without-target'; readonly status: number }
  | { readonly code: 'too-many-requests' }
  | { readonly code: 'client-error'; readonly status: number }
  | { readonly code: 'server-error'; readonly status: number }
  /** No final status of HTTP: below 200, above 599, or no whole number (RFC 9110 section 15). */
  | { readonly code: 'invalid-status'; readonly status: number }
  | { readonly code: 'network-failure'; readonly failure: NetworkFailure }
  | { readonly code: 'incomplete-body' }
  | { readonly code: 'empty-body' }
  | { readonly code: 'html-body' }
  | { readonly code: 'utf-16-body' }
  | { readonly code: 'over-limit'; readonly limitBytes: number }
  | { readonly code: 'content-type'; readonly contentType: Exclude<AnswerContentType, 'text/plain'> };

/**
 * Why an answer has its effect. `sinceHours` and `untilHours` bound the phase of errors, in hours after the first one; null: without end.
 */
export type EffectReason =
  | Cause
  | {
      readonly code: 'server-error-stop';
      readonly cause: Cause;
      readonly sinceHours: number;
      readonly untilHours: number | null;
      /** What holds after that, null where nothing comes after. */
      readonly next: ErrorPhase | null;
      /** True when the reader asks again rather often (503 at Google). */
      readonly retriedOften: boolean;
    }
  | {
      readonly code: 'server-error-copy' | 'server-error-no-copy';
      readonly cause: Cause;
      readonly sinceHours: number;
      readonly untilHours: number | null;
    }
  | {
      readonly code: 'long-error-site-up' | 'long-error-site-down';
      readonly cause: Cause;
      readonly sinceHours: number;
    }
  /** The site is known to answer 5xx for missing pages: as 404. */
  | { readonly code: 'errors-for-missing-pages'; readonly cause: Cause }
  /** The reader goes on as if it had never asked. */
  | { readonly code: 'never-read'; readonly cause: Cause };
