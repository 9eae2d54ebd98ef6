import { decodeBase64Url, decodeText, encodeBase64Url, encodeText } from '../../engine/source';
import type { ArrivalProblem } from '../notice';
import { deflate, inflate } from './deflate';
import { readShared, SHARED_VERSION, writtenShared } from './shared-schema';
import type { SharedState } from './shared-state';

/** What a share code looks like: a version, a point, the packed state. */
export const SHARE_CODE = /^(\d{1,4})\.([^.]*)$/;

/**
 * A state as a share code: JSON (which writes lone surrogates as escapes, so that raw bytes survive), packed by DEFLATE, in base64url.
 * Null where something is larger than what is read again.
 */
export async function shareFragment(shared: SharedState): Promise<string | null> {
  const written = writtenShared(shared);
  if (written === null) return null;
  const packed = await deflate(encodeText(JSON.stringify(written)));
  return `${SHARED_VERSION}.${encodeBase64Url(packed)}`;
}

/** What the code of a state unpacks to, in bytes; null where it has none. */
export function unpackedSize(shared: SharedState): number | null {
  const written = writtenShared(shared);
  return written && encodeText(JSON.stringify(written)).length;
}

/** The state of a share code, or why it cannot be read. Unpacks at most `limit` bytes. */
export async function readShareCode(code: string, limit: number): Promise<SharedState | ArrivalProblem> {
  const [, version, packed = ''] = SHARE_CODE.exec(code) ?? [];
  if (version === undefined) return 'foreign';
  if (Number(version) > SHARED_VERSION) return 'too-new';
  const bytes = decodeBase64Url(packed);
  if (bytes === null) return 'broken';
  const json = await inflate(bytes, limit);
  if (typeof json === 'string') return json;
  return readShared(parsed(decodeText(json)), Number(version)) ?? 'broken';
}

/** A JSON text as a value; undefined where it is none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
