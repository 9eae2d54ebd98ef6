import type { VersionChange } from './version-changes';

/** Whether a change opens or closes something for crawlers that obey robots.txt. */
export type Direction = 'opened' | 'closed' | 'other';

/** All directions, in the order in which changes are listed. */
export const directions: readonly Direction[] = ['opened', 'closed', 'other'];

/** Returns the direction of a change. */
export function directionOf(
  { before, after }: Pick<VersionChange, 'before' | 'after'>,
  needNotObey: boolean,
): Direction {
  if (needNotObey) return 'other';
  if (after.outcome === 'disallowed') return 'closed';
  return before.outcome === 'disallowed' ? 'opened' : 'other';
}
