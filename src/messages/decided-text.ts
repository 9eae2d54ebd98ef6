import type { DialectId } from '../engine';
import { effectVerdict } from './effect';
import type { Rich } from './rich';
import { scopeVerdict } from './scope';
import type { DecidedBy } from './verdict';

/** The answer to the question where the site's answer or the file's place decides; null where something else does. */
export function decidedText(decided: DecidedBy, dialect: DialectId): Rich | null {
  switch (decided.by) {
    case 'answer':
      return effectVerdict(decided.effect, dialect);
    case 'scope':
      return scopeVerdict(decided.scope);
    case 'crawler':
    case 'rules':
      return null;
  }
}
