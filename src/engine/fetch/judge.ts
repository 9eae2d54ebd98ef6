import type { Effect } from './effect';
import type { Scope } from './scope';

/** The answer to "may it be crawled?", and what decided it. */
export interface Judgement {
  readonly outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable';
  readonly by: 'rules' | 'answer' | 'scope';
}

/** Judgement on a URL outside the file's scope. */
export const NOT_APPLICABLE: Judgement = { outcome: 'not-applicable', by: 'scope' };

/**
 * Decides about one URL. First, the scope: whether the file applies to the URL. A null scope means that the
 * file's location is unknown, and the file is assumed to apply. Then the server's answer, then the rules. If
 * reading fails, the outcome is `undefined`, by the answer.
 *
 * A page that redirects is two questions, one for each address. An allowed address that leads to a disallowed
 * one can't be crawled to its end (founding statement 12).
 */
export function judge(
  scope: Scope | null,
  effect: Pick<Effect, 'kind'>,
  decision: { readonly outcome: 'allowed' | 'disallowed' | 'undefined' },
): Judgement {
  if (scope !== null && scope.kind !== 'applies') return NOT_APPLICABLE;
  switch (effect.kind) {
    case 'rules':
      return { outcome: decision.outcome, by: 'rules' };
    case 'all-allowed':
      return { outcome: 'allowed', by: 'answer' };
    case 'all-disallowed':
      return { outcome: 'disallowed', by: 'answer' };
    case 'reader-fails':
      return { outcome: 'undefined', by: 'answer' };
  }
}
