import type { ShownOutcome } from '../../../messages';
import type { IconName } from '../controls/icon-shapes';

/** Returns the icon of an outcome: a tick, a stop sign, or a dashed circle if there is no verdict. */
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
