import type { AnswerEffect } from './effect';
import type { Scope } from './scope';

/** Verdict on crawling a URL, and what decided it. */
export interface Judgement {
  readonly outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable';
  readonly by: 'rules' | 'answer' | 'scope';
}

/** Judgement on a URL outside the file's scope. */
export const NOT_APPLICABLE: Judgement = { outcome: 'not-applicable', by: 'scope' };

/**
 * Decides about one URL. The scope (whether the file applies to the URL) decides first, then the server's
 * answer, then the rules. A null scope means that the file's location is unknown, and the file is assumed to
 * apply. If reading fails, the outcome is `undefined`, by the answer.
 *
 * A page that redirects raises two questions, one for each address. If the second address is disallowed, the
 * crawler can't follow the redirect, even if the first one is allowed (founding statement 12).
 */
export function judge(
  scope: Scope | null,
  effect: Pick<AnswerEffect, 'kind'>,
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
