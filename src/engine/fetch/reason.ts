import type { ErrorPhase } from './fetch-rules';
import type { AnswerContentType, NetworkFailure } from './server-answer';

/** The part of an answer that decided. */
export type Cause =
  | { readonly code: 'success'; readonly status: number; readonly redirects: number }
  /** A 2xx that this dialect doesn't read. */
  | { readonly code: 'unread-success'; readonly status: number }
  | { readonly code: 'too-many-redirects'; readonly limit: number; readonly redirects: number }
  /** The final answer is itself a 3xx without a target (300, 304, no `Location`). */
  | { readonly code: 'redirect-without-target'; readonly status: number }
  | { readonly code: 'too-many-requests' }
  | { readonly code: 'client-error'; readonly status: number }
  | { readonly code: 'server-error'; readonly status: number }
  /** Not a final HTTP status: below 200, above 599, or not an integer (RFC 9110 section 15). */
  | { readonly code: 'invalid-status'; readonly status: number }
  | { readonly code: 'network-failure'; readonly failure: NetworkFailure }
  | { readonly code: 'incomplete-body' }
  | { readonly code: 'empty-body' }
  | { readonly code: 'html-body' }
  | { readonly code: 'utf-16-body' }
  | { readonly code: 'over-limit'; readonly limitBytes: number }
  | { readonly code: 'content-type'; readonly contentType: Exclude<AnswerContentType, 'text/plain'> };

/**
 * Reason for an answer's effect. `sinceHours` and `untilHours` bound the phase of errors, in hours after the
 * first one; null means no end.
 */
export type EffectReason =
  | Cause
  | {
      readonly code: 'server-error-stop';
      readonly cause: Cause;
      readonly sinceHours: number;
      readonly untilHours: number | null;
      /** The following phase, or null if there is none. */
      readonly next: ErrorPhase | null;
      /** True if the crawler retries more often (503 at Google). */
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
  /** The site is known to answer 5xx for missing pages, so the error counts as 404. */
  | { readonly code: 'errors-for-missing-pages'; readonly cause: Cause }
  /** The crawler proceeds as if it had never requested the file. */
  | { readonly code: 'never-read'; readonly cause: Cause };
