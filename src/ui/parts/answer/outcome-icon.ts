import type { ShownOutcome } from '../../../messages';
import type { IconName } from '../controls/icon-shapes';

/** The sign of an answer: a tick, a stop sign, or a dashed circle where there is none. */
export function outcomeIcon(outcome: ShownOutcome | 'none'): IconName {
  switch (outcome) {
    case 'allowed':
      return 'allowed';
    case 'disallowed':
      return 'blocked';
    case 'undefined':
    case 'not-applicable':
    case 'none':
      return 'waiting';
  }
}
