import type { VersionChange } from './version-changes';

/** Effect of a change on crawlers that obey robots.txt: it opens addresses to them, closes them, or does neither. */
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

/** Numbers of changes by what they do. */
export interface ChangeCounts {
  readonly changed: number;
  /** Those that open or close something for a crawler. */
  readonly opened: number;
  readonly closed: number;
}

/** Counts changes. Leave out those that are part of others. */
export function countChanges(changes: readonly VersionChange[]): ChangeCounts {
  const counts = { opened: 0, closed: 0, other: 0 };
  for (const { direction } of changes) counts[direction]++;
  return { changed: changes.length, opened: counts.opened, closed: counts.closed };
}
