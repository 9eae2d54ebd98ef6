/** The texts about what a server's answer means, and where the file's place decides: a door of their own, for the first page does without them. */
import type { DialectId } from '../../engine';
import type { Rich } from '../rich';
import { effectVerdict } from './effect';
import { scopeVerdict } from './scope';
import type { DecidedBy } from './verdict';

export { answerName, conditionName } from './condition-name';
export { effectSentence, effectStep, effectVerdict, effectWord } from './effect';
export { freshnessSentence } from './freshness';

/** The answer to the question where the site's answer or the file's place decides; null where something else does. */
export function decidedText(decided: DecidedBy, dialect: DialectId): Rich | null {
  if (decided.by === 'answer') return effectVerdict(decided.effect, dialect);
  return decided.by === 'scope' ? scopeVerdict(decided.scope) : null;
}
