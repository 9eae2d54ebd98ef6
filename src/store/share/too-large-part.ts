import { LARGEST_STATE } from './share-format';
import { LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL } from './shared-schema';
import type { SharedState } from './shared-state';
import { writeTestFile } from './test-file';

/** A part that is too large to share, and its limit: in UTF-16 units; for `text`, in bytes of a whole test file. */
export interface TooLargePart {
  readonly part: 'crawler' | 'url' | 'robotsUrl' | 'text';
  readonly limit: number;
}

/** Returns the part of a state that exceeds the limits for reading links and test files; null if everything can be shared. */
export function tooLargePart(shared: SharedState): TooLargePart | null {
  const { crawler, url, robotsUrl } = shared;
  if (crawler.length > LONGEST_CRAWLER) return { part: 'crawler', limit: LONGEST_CRAWLER };
  if (url.length > LONGEST_URL) return { part: 'url', limit: LONGEST_URL };
  if (robotsUrl.length > LONGEST_ROBOTS_URL) return { part: 'robotsUrl', limit: LONGEST_ROBOTS_URL };
  const file = writeTestFile(shared);
  return file === null || file.length > LARGEST_STATE ? { part: 'text', limit: LARGEST_STATE } : null;
}
