import { decodeBase64Url, decodeText, encodeBase64Url, encodePercent, encodeText } from '../../engine/source';
import { migrated, sharedMigrations } from '../../suite/migrations';
import { SHARED_VERSION } from '../../suite/shared-version';
import type { ArrivalProblem } from '../notice';
import { deflate, inflate } from './deflate';
import { SHARE_CODE } from './share-format';
import { readShared, writtenShared } from './shared-schema';
import type { SharedState } from './shared-state';

/**
 * Encodes a state as a share code: JSON (which escapes lone surrogates, so that undecodable bytes survive), packed with DEFLATE, in base64url.
 * Null if something exceeds the limits for reading it.
 */
export async function shareFragment(shared: SharedState): Promise<string | null> {
  const written = writtenShared(shared);
  if (written === null) return null;
  const packed = await deflate(encodeText(JSON.stringify(written)));
  return `${SHARED_VERSION}.${encodeBase64Url(packed)}`;
}

/** Returns the unpacked size of a state's code in bytes; null if it has none. */
export function unpackedSize(shared: SharedState): number | null {
  const written = writtenShared(shared);
  return written && encodeText(JSON.stringify(written)).length;
}

/** Reads the state of a share code, or returns the reason why that is impossible. Unpacks at most `limit` bytes. */
export async function readShareCode(code: string, limit: number): Promise<SharedState | ArrivalProblem> {
  const [, version, packed = ''] = SHARE_CODE.exec(code) ?? [];
  if (version === undefined) return 'foreign';
  if (Number(version) > SHARED_VERSION) return 'too-new';
  const bytes = decodeBase64Url(packed);
  if (bytes === null) return 'broken';
  const json = await inflate(bytes, limit);
  if (typeof json === 'string') return json;
  return readShared(migrated(parsed(decodeText(json)), Number(version), sharedMigrations)) ?? 'broken';
}

/** Parses JSON; undefined if it is invalid. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the parameters of a readable address: file, question and engine. Conditions, the list of URLs and the view are left out. */
export function parametersOf({ text, crawler, url, engine }: SharedState): string {
  const values: [name: string, value: string][] = [
    ['crawler', crawler],
    ['url', url],
    ['engine', engine === 'own' ? '' : engine],
    ['text', text],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodePercent(value)}`)
    .join('&');
}
