import type { AnswerEffect, DialectId, EffectReason } from '../../engine';
import { causeOf } from '../cause-of';
import type { Rich } from '../rich';
import { causeName, happened } from './cause';
import { laterMeaning, meaning } from './effect-meaning';
import { atStart, authorOf } from './reader-names';

/** Explains a server's answer in full sentences: what happened, what follows, and whether the operator documents it. */
export function effectSentence(effect: AnswerEffect, dialect: DialectId): Rich {
  return [
    [meaning(effect, dialect), laterMeaning(effect), ...asides(effect, dialect)].filter(Boolean).join(' '),
  ];
}

/** Returns the part of that sentence that the result doesn't say; null if it says everything. */
export function effectAside(effect: AnswerEffect, dialect: DialectId): Rich | null {
  const all = asides(effect, dialect);
  return all.length === 0 ? null : [all.join(' ')];
}

function asides(effect: AnswerEffect, dialect: DialectId): readonly string[] {
  const { reason } = effect;
  const isRetried = reason.code === 'server-error-stop' && reason.retriedOften;
  return [
    ...(isRetried ? ['It retries often.'] : []),
    ...(effect.documented ? [] : [assumption(effect, dialect)]),
  ];
}

/** States the effect as the verdict, if the site's answer decides. */
export function effectVerdict(effect: AnswerEffect, dialect: DialectId): Rich {
  const opening = openingOf(effect);
  const sentence = meaning(effect, dialect);
  return opening === null ? [sentence] : [{ strong: opening }, ' ', sentence];
}

/** The effect in two or three words. */
export function effectWord({ kind }: Pick<AnswerEffect, 'kind'>): string {
  return WORDS[kind];
}

const WORDS: Readonly<Record<AnswerEffect['kind'], string>> = {
  rules: 'rules apply',
  'all-allowed': 'all allowed',
  'all-disallowed': 'all blocked',
  'reader-fails': 'stops with an error',
};

/** Says what the site answered, or what is simulated, if that decides. */
export function effectFact(effect: AnswerEffect, isSimulated: boolean): string {
  const cause = causeOf(effect.reason);
  if (!isSimulated) return `${happened(cause)}.`;
  return `You're simulating ${causeName(cause)}: the rules in the editor don't count, and your real site isn't affected.`;
}

function openingOf(effect: AnswerEffect): string | null {
  return effect.kind === 'all-disallowed' && effect.temporary ? 'No, for now.' : OPENINGS[effect.kind];
}

const OPENINGS: Readonly<Record<AnswerEffect['kind'], string | null>> = {
  rules: null,
  'all-allowed': 'Yes.',
  'all-disallowed': 'No.',
  'reader-fails': 'No answer.',
};

/** Says that an effect is not documented by the operator. */
function assumption({ kind, reason }: AnswerEffect, dialect: DialectId): string {
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
function isAsInRfc9309(cause: EffectReason, kind: AnswerEffect['kind']): boolean {
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
