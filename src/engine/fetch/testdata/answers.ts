import { type AnswerEffect, type NetworkFailure, PLAIN_ANSWER, type ServerAnswer } from '..';

/** Returns `PLAIN_ANSWER` with some facts changed. */
export function answering(facts: Partial<ServerAnswer>): ServerAnswer {
  return { ...PLAIN_ANSWER, ...facts };
}

export function status(code: number, facts: Partial<ServerAnswer> = {}): ServerAnswer {
  return answering({ ...facts, final: { kind: 'status', status: code } });
}

export function failure(kind: NetworkFailure, facts: Partial<ServerAnswer> = {}): ServerAnswer {
  return answering({ ...facts, final: { kind: 'network-failure', failure: kind } });
}

/**
 * Formats an effect in one line, such as `open client-error` or `cached rules server-error server-error-copy
 * 12-720`. A trailing `?` means that it is assumed.
 */
export function inShort(effect: AnswerEffect): string {
  const { reason } = effect;
  const cause = 'cause' in reason ? reason.cause : reason;
  const phase = reason === cause ? '' : ` ${reason.code}`;
  const from = 'sinceHours' in reason ? ` ${reason.sinceHours}` : '';
  const to = 'untilHours' in reason ? `-${reason.untilHours ?? ''}` : '';
  return `${kindInShort(effect)} ${cause.code}${phase}${from}${to}${effect.documented ? '' : ' ?'}`;
}

function kindInShort(effect: AnswerEffect): string {
  switch (effect.kind) {
    case 'rules':
      return `${effect.copy} rules`;
    case 'all-allowed':
      return 'open';
    case 'all-disallowed':
      return effect.temporary ? 'closed for now' : 'closed';
    case 'reader-fails':
      return 'fails';
  }
}
