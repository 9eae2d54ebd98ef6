import type { LintGroup } from '../lint-group';
import { memoize } from './memoize';

/** Returns the rules of a group as one text. Cached per group. */
export const rulesText = memoize(({ rules }: LintGroup): string =>
  rules.map(({ kind, value }) => `${kind} ${value}`).join('\n'),
);
