import { decodeText, encodeText } from '../../engine/source';
import { JsonDepth } from '../../suite/json-depth';
import { DEEPEST_SUITE, LONGEST_CRAWLER, LONGEST_ROBOTS_URL, LONGEST_URL } from '../../suite/limits';
import { newestTestFile, SHARED_VERSION } from '../../suite/shared-version';
import { LARGEST_STATE } from './share-format';
import { readShared, writtenShared } from './shared-schema';
import type { SharedState } from './shared-state';

/** Identifies a test file among other JSON. */
const FORMAT = { format: 'robots-test', version: SHARED_VERSION } as const;

/** Writes a state as the bytes of a human-readable `.robots-test.json`; null if something exceeds the limits for reading it. */
export function writeTestFile(shared: SharedState): Uint8Array | null {
  const written = writtenShared({ ...shared, sameFile: [] });
  return written && encodeText(`${JSON.stringify({ ...FORMAT, ...written }, null, 2)}\n`);
}

/**
 * Reads the state of a test file; null if it is invalid, or of a newer version. A suite needs neither file
 * nor question.
 */
export function readTestFile(bytes: Uint8Array): SharedState | null {
  if (!new JsonDepth().read(bytes, DEEPEST_SUITE)) return null;
  let value: unknown;
  try {
    // Some editors write a byte order mark.
    value = JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  const newest = newestTestFile(value);
  if (newest === null || newest === 'newer' || newest['format'] !== FORMAT.format) return null;
  return readShared('urls' in newest ? { ...openQuestion, ...newest } : newest);
}

/** Fields that a suite for the command may omit: the file and the question about it. */
const openQuestion = { text: '', crawler: '', url: '' };

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
