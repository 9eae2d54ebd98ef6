import type { NoProof } from '../../engine/proof';
import { formatNumber } from './intl';

/** Says why nothing is proven, as a sentence without its first capital and full stop. */
export function proofLimit(limit: NoProof | null | undefined): string {
  switch (limit?.kind) {
    case 'left-open':
      return "these rules don't say which of several lines decides";
    case 'stars':
      return `one crawler has more than ${formatNumber(limit.most)} rules with stars, too many to compare`;
    case 'work':
      return 'the rules overlap in so many ways that comparing them would take too long';
    default:
      return 'some rules are too many or too complicated to compare';
  }
}
