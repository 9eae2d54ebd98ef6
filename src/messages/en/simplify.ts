import type { SimplifyProblem } from '../../store/compare/compare-state';
import { count, listed } from './intl';

/** Texts about the simplified version of a file. */
export const simplifyTexts = {
  simplify: 'Simplify',
  again: 'Simplify again',
  about: 'Simplify removes rules that decide nothing, and joins groups with the same rules.',
  working: 'Simplifying…',
  outdated: 'The file has changed since it was simplified.',
  problems: {
    'nothing-to-simplify': 'Nothing to simplify: we found no rules to remove and no groups to join.',
    'simplified-too-late': 'The file changed in the meantime. Try again.',
    'not-simplified':
      "The file couldn't be simplified because a part of this page couldn't be loaded or has stopped. Reload the page, then try again.",
  } satisfies Record<SimplifyProblem, string>,
} as const;

/** Describes a simplified version: `3 rules removed and 4 groups joined.` */
export function simplifiedBy(removed: number, joined: number): string {
  const done = [
    ...(removed > 0 ? [`${count(removed, 'rule')} removed`] : []),
    ...(joined > 0 ? [`${count(joined, 'group')} joined`] : []),
  ];
  return `${listed(done)}.`;
}
