import type { RankedPattern } from '../../match/ranked-rules';
import { withoutTrailingStars } from './trailing-stars';

/**
 * Returns whether the document of 2020 leaves undefined which rule decides (contradiction C0): the longest,
 * or "in case of conflicting rules, including those with wildcards, the least restrictive". Its sample
 * `allow: /page` against `disallow: /*.htm` is "undefined", because there the two readings disagree.
 *
 * The readings disagree if the longest rule is a disallow rule, an allow rule matches too, and one of the two
 * has a wildcard. Rules without a path, and allow rules without wildcards that lose to a longer disallow rule
 * without wildcards, change nothing.
 */
export function leavesOpen(matching: readonly RankedPattern[]): boolean {
  if (matching[0]?.rule.type !== 'disallow') return false;
  const withPath = matching.filter(({ pattern }) => pattern !== '');
  const longestPlain = withPath.find(({ pattern }) => !hasWildcard(pattern));
  return (
    longestPlain?.rule.type === 'allow' ||
    withPath.some(({ pattern, rule }) => rule.type === 'allow' && hasWildcard(pattern))
  );
}

function hasWildcard(pattern: string): boolean {
  return withoutTrailingStars(pattern).includes('*');
}
