/** Texts about the meaning of a server's answer and of the file's location. A separate entry point, because the first page doesn't need them. */
import type { DialectId } from '../../engine';
import type { Rich } from '../rich';
import { effectVerdict } from './effect';
import { scopeVerdict } from './scope';
import type { DecidedBy } from './verdict';

export { answerName, conditionName } from './condition-name';
export { effectAside, effectFact, effectSentence, effectVerdict, effectWord } from './effect';
export { freshnessSentence } from './freshness';

/** Answers the question if the site's answer or the file's location decides; null if something else does. */
export function decidedText(decided: DecidedBy, dialect: DialectId): Rich | null {
  if (decided.by === 'answer') return effectVerdict(decided.effect, dialect);
  return decided.by === 'scope' ? scopeVerdict(decided.scope) : null;
}
