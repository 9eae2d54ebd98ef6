import { applies } from '../../fetch';
import { placeOf } from '../../fetch/place';

/** A file at a URL that crawlers don't request. */
export interface Misplaced {
  /** In a folder, with capital letters, or under another name. */
  readonly why: 'folder' | 'capitals' | 'other-name';
  /** Path and query of its URL. */
  readonly path: string;
  /** URL that crawlers request. */
  readonly robotsUrl: string;
}

/** Returns why the URL of a file is wrong. Null if it is right or unknown. */
export function misplaced(robotsUrl: string | null): Misplaced | null {
  if (robotsUrl === null) return null;
  const scope = applies(robotsUrl, robotsUrl, null);
  if (scope.kind !== 'not-a-robots-url') return null;
  return { why: scope.why, path: placeOf(robotsUrl)?.target ?? '', robotsUrl: scope.robotsUrl };
}
