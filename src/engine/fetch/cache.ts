import { amount } from './amount';
import { effectOf } from './effect';
import type { CacheRules, FetchRules } from './fetch-rules';
import type { ServerAnswer } from './server-answer';

/** RFC 9111 section 1.2.2: a longer max-age counts as 2^31 seconds. */
const LONGEST_MAX_AGE = 2_147_483_648;

const SECONDS_PER_HOUR = 3600;

/** State of the cached copy, which may be in force instead of the answer. All times in hours. */
export type Freshness =
  /** No refresh is possible, so the old copy is kept beyond its lifetime (founding statement 55). */
  | { readonly kind: 'kept-during-errors'; readonly ageHours: number; readonly untilHours: number | null }
  /**
   * The old copy may be in force for another `remainingHours`; newer rules aren't seen yet (founding
   * statements 13, 54). `shared`: the operator's other crawlers may use it too (founding statement 56).
   */
  | {
      readonly kind: 'old-copy';
      readonly ageHours: number;
      readonly lifetimeHours: number;
      readonly remainingHours: number;
      readonly shared: boolean;
    }
  /** The copy is too old, so the answer decides. */
  | { readonly kind: 'expired'; readonly ageHours: number; readonly lifetimeHours: number }
  /** There is no copy, so the answer decides. It would then be cached for `lifetimeHours`. */
  | { readonly kind: 'no-copy'; readonly lifetimeHours: number; readonly shared: boolean }
  /** Read once at the start of a crawling session, or of the program's run. */
  | { readonly kind: 'once-per-session' }
  | { readonly kind: 'once-per-run' }
  /** The operator doesn't document caching. */
  | { readonly kind: 'not-documented' };

/**
 * Determines whether an earlier copy may still be in force instead of the answer. A copy may be used up to
 * and including the end of its lifetime.
 */
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

/** Returns the lifetime of a copy in hours. A negative max-age or NaN counts as absent. */
function lifetimeOf(cache: CacheRules & { readonly kind: 'hours' }, maxAge: number | null): number {
  if (maxAge === null || !(maxAge >= 0)) return cache.hours;
  const requested = Math.min(maxAge, LONGEST_MAX_AGE) / SECONDS_PER_HOUR;
  return cache.maxAge === 'replaces' ? requested : Math.min(requested, cache.hours);
}
