import { amount } from './amount';
import type { AnswerEffect } from './effect';
import type { Aspect, ErrorPhase, ServerErrorRules } from './fetch-rules';
import type { Cause } from './reason';
import type { ServerAnswer } from './server-answer';

interface Phase extends Aspect<ErrorPhase> {
  readonly sinceHours: number;
  readonly untilHours: number | null;
  readonly next: ErrorPhase | null;
}

/**
 * Returns the effect of an answer that counts as a server error. It depends on the error's age, the cache and
 * the rest of the site.
 */
export function serverErrorEffect(rules: ServerErrorRules, cause: Cause, answer: ServerAnswer): AnswerEffect {
  const isServerError = cause.code === 'server-error';
  if (isServerError && rules.recognisesErrorPages && answer.answersErrorsForMissingPages) {
    return { kind: 'all-allowed', reason: { code: 'errors-for-missing-pages', cause }, documented: true };
  }
  const phase = phaseAt(rules, amount(answer.errorHours));
  const { as, documented, sinceHours, untilHours, next } = phase;
  switch (as) {
    case 'stop': {
      const retriedOften = isServerError && rules.retriedOften.includes(cause.status);
      const reason = {
        code: 'server-error-stop',
        cause,
        sinceHours,
        untilHours,
        next,
        retriedOften,
      } as const;
      return { kind: 'all-disallowed', temporary: true, reason, documented };
    }
    case 'copy-else-open': {
      const span = { cause, sinceHours, untilHours };
      return answer.cachedCopy
        ? { kind: 'rules', copy: 'cached', reason: { code: 'server-error-copy', ...span }, documented }
        : { kind: 'all-allowed', reason: { code: 'server-error-no-copy', ...span }, documented };
    }
    case 'open-if-site-up': {
      const span = { cause, sinceHours };
      return answer.siteUp
        ? { kind: 'all-allowed', reason: { code: 'long-error-site-up', ...span }, documented }
        : {
            kind: 'all-disallowed',
            temporary: true,
            reason: { code: 'long-error-site-down', ...span },
            documented,
          };
    }
  }
}

function phaseAt({ phases, afterwards }: ServerErrorRules, hours: number): Phase {
  let sinceHours = 0;
  for (const [index, phase] of phases.entries()) {
    const next = (phases[index + 1] ?? afterwards).as;
    if (hours <= phase.untilHours) return { ...phase, sinceHours, next };
    sinceHours = phase.untilHours;
  }
  return { ...afterwards, sinceHours, untilHours: null, next: null };
}
