/** Texts about the meaning of a server's answer and of the file's location. A separate entry point, because the first page doesn't need them. */

import type { DecidedBy } from '../../answer';
import type { DialectId } from '../../engine';
import type { Rich } from '../rich';
import { effectVerdict } from './effect';
import { laterMeaning, meaning } from './effect-meaning';
import { plain } from './rich';
import { scopeVerdict } from './scope';
import { NOT_BY_THIS_FILE, type ResultText } from './why-result';

export { answerName, conditionName } from './condition-name';
export { effectAside, effectFact, effectSentence, effectVerdict, effectWord } from './effect';
export { freshnessSentence } from './freshness';

/** Answers the question if the site's answer or the file's location decides; null if something else does. */
export function decidedText(decided: DecidedBy, dialect: DialectId): Rich | null {
  if (decided.by === 'answer') return effectVerdict(decided.effect, dialect);
  return decided.by === 'scope' ? scopeVerdict(decided.scope) : null;
}

/** States the result, and its reason, that the site's answer or the file's location decides. */
export function conditionResult(
  decided: Extract<DecidedBy, { by: 'answer' | 'scope' }>,
  dialect: DialectId,
): ResultText {
  if (decided.by === 'scope')
    return { opening: NOT_BY_THIS_FILE, reason: plain(scopeVerdict(decided.scope).slice(2)) };
  const { effect } = decided;
  return {
    opening:
      effect.kind === 'all-disallowed' && effect.temporary ? 'Blocked for now.' : OPENINGS[effect.kind],
    reason: [meaning(effect, dialect), laterMeaning(effect)].filter(Boolean).join(' '),
  };
}

const OPENINGS = {
  rules: 'Allowed.',
  'all-allowed': 'Allowed.',
  'all-disallowed': 'Blocked.',
  'reader-fails': 'No answer.',
} as const;
