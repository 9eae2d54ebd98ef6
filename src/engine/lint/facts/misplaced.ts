import { applies } from '../../fetch';
import { placeOf } from '../../fetch/place';

/** A file at an address at which no crawler looks for a robots.txt. */
export interface Misplaced {
  /** In a folder, not all lower case, or another name. */
  readonly why: 'folder' | 'capitals' | 'other-name';
  /** Path and query of where it lies. */
  readonly path: string;
  /** Where crawlers look. */
  readonly robotsUrl: string;
}

/** Whether a file at this address is in the wrong place; null where it is not, or where the address says nothing. */
export function misplaced(robotsUrl: string | null): Misplaced | null {
  if (robotsUrl === null) return null;
  const scope = applies(robotsUrl, robotsUrl, null);
  if (scope.kind !== 'not-a-robots-url') return null;
  return { why: scope.why, path: placeOf(robotsUrl)?.target ?? '', robotsUrl: scope.robotsUrl };
}
