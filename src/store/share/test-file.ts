import { decodeText, encodeText } from '../../engine/source';
import { JsonDepth } from '../../suite/json-depth';
import { DEEPEST_SUITE } from '../../suite/limits';
import { newestTestFile, SHARED_VERSION } from '../../suite/shared-version';
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
