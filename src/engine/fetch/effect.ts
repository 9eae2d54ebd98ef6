import { amount } from './amount';
import type { Aspect, FetchRules, Treatment } from './fetch-rules';
import type { Cause, EffectReason } from './reason';
import type { ServerAnswer } from './server-answer';
import { serverErrorEffect } from './server-error-effect';

/** Effect of an answer on crawling, before any line is read. */
export type AnswerEffect = (
  | { readonly kind: 'rules'; readonly copy: 'fresh' | 'cached' }
  | { readonly kind: 'all-allowed' }
  /** `temporary`: the crawler keeps requesting the file and may change its decision. */
  | { readonly kind: 'all-disallowed'; readonly temporary: boolean }
  /** Reading stops with an error: there is no verdict. */
  | { readonly kind: 'reader-fails' }
) & {
  readonly reason: EffectReason;
  /** False if the operator doesn't document this and it is assumed. */
  readonly documented: boolean;
};

/**
 * Returns the effect of an answer in a dialect. The first check that applies decides:
 * 1. more redirects than are followed (the answer behind them is never seen);
 * 2. a network failure;
 * 3. a status that isn't read;
 * 4. a body that was cut off;
 * 5. a media type that isn't read;
 * 6. the body: empty (a 204 has none), a web page, UTF-16, over the limit;
 * 7. otherwise the rules of the text.
 */
export function effectOf(answer: ServerAnswer, rules: FetchRules): AnswerEffect {
  const { limit, beyond, documented, otherHostDocumented } = rules.redirects;
  const redirects = Math.floor(amount(answer.redirects));
  if (redirects > limit) return settle(beyond, { code: 'too-many-redirects', limit, redirects }, answer);
  const followed =
    redirects === 0 || (answer.redirectedTo === 'other-host' ? otherHostDocumented : documented);
  return documentedIf(followed, effectOfFinal(answer, rules, redirects));
}

function effectOfFinal(answer: ServerAnswer, rules: FetchRules, redirects: number): AnswerEffect {
  const { final } = answer;
  if (final.kind === 'network-failure') {
    return settle(rules.networkFailures, { code: 'network-failure', failure: final.failure }, answer);
  }
  const { status } = final;
  const aspect = aspectOfStatus(status, rules);
  if (aspect.as !== 'read') return settle(aspect, causeOfStatus(status), answer);
  // RFC 9110 section 15.3.5: a 204 ends with its header fields.
  const body = status === 204 ? 'empty' : answer.body;
  return documentedIf(
    aspect.documented,
    effectOfBody({ ...answer, body }, rules) ??
      settle(aspect, { code: 'success', status, redirects }, answer),
  );
}

function aspectOfStatus(status: number, rules: FetchRules): Aspect {
  const range =
    Number.isInteger(status) && rules.statuses.find(({ from, to }) => from <= status && status <= to);
  return range || rules.otherStatuses;
}

/** Returns the cause if the status alone decides. */
function causeOfStatus(status: number): Cause {
  if (status === 429) return { code: 'too-many-requests' };
  if (!Number.isInteger(status) || status < 200 || status > 599) return { code: 'invalid-status', status };
  if (status < 300) return { code: 'unread-success', status };
  if (status < 400) return { code: 'redirect-without-target', status };
  return { code: status < 500 ? 'client-error' : 'server-error', status };
}

/** Returns the effect of a defect in the body of a readable answer, or null if there is none. */
function effectOfBody(answer: ServerAnswer, rules: FetchRules): AnswerEffect | null {
  const { body, contentType } = answer;
  if (body === 'incomplete') return settle(rules.incompleteBody, { code: 'incomplete-body' }, answer);
  if (contentType === 'text/plain') return effectOfWholeBody(answer, rules);
  const media = settle(rules.contentTypes[contentType], { code: 'content-type', contentType }, answer);
  const content = media.kind === 'rules' ? effectOfWholeBody(answer, rules) : null;
  return content === null ? media : documentedIf(media.documented, content);
}

function effectOfWholeBody(answer: ServerAnswer, rules: FetchRules): AnswerEffect | null {
  switch (answer.body) {
    case 'empty':
      return settle(rules.emptyBody, { code: 'empty-body' }, answer);
    case 'html':
      return settle(rules.htmlBody, { code: 'html-body' }, answer);
    case 'utf-16':
      return settle(rules.utf16Body, { code: 'utf-16-body' }, answer);
    case 'over-limit': {
      const { overLimit } = rules;
      return overLimit && settle(overLimit, { code: 'over-limit', limitBytes: overLimit.bytes }, answer);
    }
    default:
      return null;
  }
}

function settle({ as, documented }: Aspect<Treatment>, cause: Cause, answer: ServerAnswer): AnswerEffect {
  switch (as) {
    case 'read':
      return { kind: 'rules', copy: 'fresh', reason: cause, documented };
    case 'no-file':
      return { kind: 'all-allowed', reason: cause, documented };
    case 'forbidden':
      return { kind: 'all-disallowed', temporary: false, reason: cause, documented };
    case 'never-read':
      return { kind: 'all-disallowed', temporary: false, reason: { code: 'never-read', cause }, documented };
    case 'fails':
      return { kind: 'reader-fails', reason: cause, documented };
    default:
      return documentedIf(documented, serverErrorEffect(as, cause, answer));
  }
}

/** Marks an effect as undocumented unless `documented` is true. */
function documentedIf(documented: boolean, effect: AnswerEffect): AnswerEffect {
  return documented ? effect : { ...effect, documented };
}
