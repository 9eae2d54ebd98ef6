import { decodeText, encodeText } from '../../engine/source';
import { readShared, SHARED_VERSION, writtenShared } from './shared-schema';
import type { SharedState } from './shared-state';

/** What tells a test file from other JSON. */
const FORMAT = { format: 'robots-test', version: SHARED_VERSION } as const;

/** A state as the bytes of a `.robots-test.json`, made for people to read; null where something is larger than what is read again. */
export function writeTestFile(shared: SharedState): Uint8Array | null {
  const written = writtenShared(shared);
  return written && encodeText(`${JSON.stringify({ ...FORMAT, ...written }, null, 2)}\n`);
}

/** The state of a test file; null where the bytes are none, or one of a newer version. A suite needs no file and no question. */
export function readTestFile(bytes: Uint8Array): SharedState | null {
  let value: unknown;
  try {
    // Some editors write a byte order mark.
    value = JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { format, version } = value as { format?: unknown; version?: unknown };
  if (format !== FORMAT.format) return null;
  return readShared('urls' in value ? { ...openQuestion, ...value } : value, version);
}

/** What a suite for the command may leave out: the file, and what is asked about it first. */
const openQuestion = { text: '', crawler: '', url: '' };
