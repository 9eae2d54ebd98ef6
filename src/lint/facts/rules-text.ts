import { memoize } from '../../engine/collections';
import type { LintLine } from '../lint-line';

/** Returns the type and path of a rule's line as written. */
export function ruleOf({ kind, value }: LintLine): string {
  return `${kind} ${value}`;
}

/** Returns rules as one text. Cached per list. */
export const rulesText = memoize((rules: readonly LintLine[]): string => rules.map(ruleOf).join('\n'));
