import { amount } from './amount';
import { effectOf } from './effect';
import type { CacheRules, FetchRules } from './fetch-rules';
import type { ServerAnswer } from './server-answer';

/** RFC 9111 section 1.2.2: a longer max-age counts as 2^31 seconds. */
const LONGEST_MAX_AGE = 2_147_483_648;

const SECONDS_PER_HOUR = 3600;

/** Which copy of robots.txt may be in force. All times in hours. */
export type Freshness =
  /** A refresh is impossible, so the old copy is kept beyond its time (founding statement 55). */
  | { readonly kind: 'kept-during-errors'; readonly ageHours: number; readonly untilHours: number | null }
  /**
   * The old copy may be in force for as long as `remainingHours`; rules younger than it are not seen yet (founding statements 13, 54).
   * `shared`: other crawlers of the operator may use it too (founding statement 56).
   */
  | {
      readonly kind: 'old-copy';
      readonly ageHours: number;
      readonly lifetimeHours: number;
      readonly remainingHours: number;
      readonly shared: boolean;
    }
  /** The copy is too old: the answer counts. */
  | { readonly kind: 'expired'; readonly ageHours: number; readonly lifetimeHours: number }
  /** There is no copy: the answer counts, and would then be used for so long. */
  | { readonly kind: 'no-copy'; readonly lifetimeHours: number; readonly shared: boolean }
  /** Read once at the start of a crawling session, or of the program's run. */
  | { readonly kind: 'once-per-session' }
  | { readonly kind: 'once-per-run' }
  /** The reader's operator does not say. */
  | { readonly kind: 'not-documented' };

/** Whether a copy that the reader took earlier may still decide in place of the answer. At the very end of its lifetime a copy still counts. */
export function freshnessOf(answer: ServerAnswer, rules: FetchRules): Freshness {
  const ageHours = amount(answer.cacheAge);
  const { reason } = effectOf(answer, rules);
  if (reason.code === 'server-error-copy') {
    return { kind: 'kept-during-errors', ageHours, untilHours: reason.untilHours };
  }
  const { cache } = rules;
  switch (cache.kind) {
    case 'hours': {
      const lifetimeHours = lifetimeOf(cache, answer.maxAge);
      const { shared } = cache;
      if (!answer.cachedCopy) return { kind: 'no-copy', lifetimeHours, shared };
      if (ageHours > lifetimeHours) return { kind: 'expired', ageHours, lifetimeHours };
      const remainingHours = lifetimeHours - ageHours;
      return { kind: 'old-copy', ageHours, lifetimeHours, remainingHours, shared };
    }
    case 'session':
      return { kind: 'once-per-session' };
    case 'run':
      return { kind: 'once-per-run' };
    case 'not-documented':
      return { kind: 'not-documented' };
  }
}

/** A max-age that is negative or not a number counts as none. */
function lifetimeOf(cache: CacheRules & { readonly kind: 'hours' }, maxAge: number | null): number {
  if (maxAge === null || !(maxAge >= 0)) return cache.hours;
  const requested = Math.min(maxAge, LONGEST_MAX_AGE) / SECONDS_PER_HOUR;
  return cache.maxAge === 'replaces' ? requested : Math.min(requested, cache.hours);
}
