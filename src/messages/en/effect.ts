import type { DialectId, Effect, EffectReason } from '../../engine';
import type { Rich } from '../rich';
import { causeName, causeOf, happened } from './cause';
import { meaning } from './effect-meaning';
import { atStart, authorOf } from './reader-names';
import type { Step } from './why-types';

/** Explains a server's answer in full sentences: what happened, what follows, and whether the operator documents it. */
export function effectSentence(effect: Effect, dialect: DialectId): Rich {
  const { reason } = effect;
  const isRetried = reason.code === 'server-error-stop' && reason.retriedOften;
  return [
    meaning(effect, dialect),
    ...(isRetried ? [' It retries often.'] : []),
    ...(effect.documented ? [] : [` ${assumption(effect, dialect)}`]),
  ];
}

/** States the effect as the verdict, if the site's answer decides. */
export function effectVerdict(effect: Effect, dialect: DialectId): Rich {
  const opening = openingOf(effect);
  const sentence = meaning(effect, dialect);
  return opening === null ? [sentence] : [{ strong: opening }, ' ', sentence];
}

/** The effect in two or three words. */
export function effectWord({ kind }: Pick<Effect, 'kind'>): string {
  return WORDS[kind];
}

const WORDS: Readonly<Record<Effect['kind'], string>> = {
  rules: 'rules apply',
  'all-allowed': 'all allowed',
  'all-disallowed': 'all blocked',
  'reader-fails': 'stops with an error',
};

/** The step that replaces groups and rules in the explanation if the site's answer decides. */
export function effectStep(effect: Effect, dialect: DialectId, isSimulated: boolean): Step {
  const cause = causeOf(effect.reason);
  const unread = effect.kind === 'rules' || !isSimulated ? [] : [" The text in the editor isn't used."];
  return {
    title: [isSimulated ? `You're simulating ${causeName(cause)}` : happened(cause)],
    text: [[...effectSentence(effect, dialect), ...unread]],
  };
}

function openingOf(effect: Effect): string | null {
  return effect.kind === 'all-disallowed' && effect.temporary ? 'No, for now.' : OPENINGS[effect.kind];
}

const OPENINGS: Readonly<Record<Effect['kind'], string | null>> = {
  rules: null,
  'all-allowed': 'Yes.',
  'all-disallowed': 'No.',
  'reader-fails': 'No answer.',
};

/** Says that an effect is not documented by the operator. */
function assumption({ kind, reason }: Effect, dialect: DialectId): string {
  const name = atStart(authorOf(dialect));
  const isStop = reason.code === 'server-error-stop';
  const cause = isStop ? reason.cause : reason;
  if (isStop && cause.code === 'too-many-requests')
    return `${name} doesn't say what 429 means; we assume a server error.`;
  const unknown = `${name} doesn't document this`;
  return isAsInRfc9309(cause, kind)
    ? `${unknown}; we assume the same as RFC 9309.`
    : `${unknown}; this is our assumption.`;
}

/** Returns whether RFC 9309 gives a cause this effect. */
function isAsInRfc9309(cause: EffectReason, kind: Effect['kind']): boolean {
  switch (cause.code) {
    case 'success':
      return kind === 'rules';
    case 'client-error':
    case 'too-many-requests':
    case 'too-many-redirects':
      return kind === 'all-allowed';
    case 'server-error':
    case 'network-failure':
      return kind === 'all-disallowed';
    default:
      return false;
  }
}
