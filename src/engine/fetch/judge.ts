import type { Effect } from './effect';
import type { Scope } from './scope';

/** The answer to "may it be crawled?", and what gave it. */
export interface Judgement {
  readonly outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable';
  readonly by: 'rules' | 'answer' | 'scope';
}

/** The judgement on a URL that is not in the file's scope. */
export const NOT_APPLICABLE: Judgement = { outcome: 'not-applicable', by: 'scope' };

/**
 * Puts together what speaks about a URL: first whether the file speaks for it at all (scope null: where the file lies is not known, so it is
 * taken to), then the server's answer, then the rules. A reader that fails decides nothing: `undefined`, by the answer.
 *
 * One URL only. A page that redirects is two questions, one for each address; an allowed address that leads to a disallowed one cannot be
 * crawled to its end (founding statement 12).
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
