import type { LiveFile, ServiceAbout } from '../../service/protocol';
import type { LiveProblem } from './live-problem';
import { bodyOfAnswer, readAbout, readLiveFile, readProblem } from './live-schema';
import type { SiteFile } from './site-file';

/** The fetch service. */
export interface FetchService {
  /** Address of the service, without a query. */
  readonly address: string;
  /** The browser's `fetch`. */
  readonly fetch: typeof fetch;
}

/** Maximum size of an answer in bytes: more than 1 MiB in base64 and the headers of all hops. */
const LARGEST_ANSWER = 4_000_000;
/** Milliseconds to wait. The service gives a site 20 seconds. */
const SERVICE_TIMEOUT = 30_000;
/** Seconds to wait if an intermediary refuses without saying how long. */
const USUAL_WAIT = 60;
const LONGEST_WAIT = 86_400;

/**
 * Requests a site's file from the service. Null if the signal aborted it. Never rejects.
 * @param site scheme, host and port as typed
 * @param as id of the crawler whose header to send; null for the tester's own
 * @param isFresh true to bypass all caches
 */
export function requestFromService(
  service: FetchService,
  site: string,
  as: string | null,
  isFresh: boolean,
  signal: AbortSignal,
): Promise<SiteFile | LiveProblem | null> {
  const address = new URL(service.address);
  address.searchParams.set('url', site);
  if (as !== null) address.searchParams.set('as', as);
  if (isFresh) address.searchParams.set('fresh', '1');
  return request(service, address, signal, (value) => {
    const reply = readLiveFile(value);
    return reply === null || reply === 'other-version' ? reply : fileFromService(reply);
  });
}

/** Requests the service's capabilities. Null if the signal aborted it. Never rejects. */
export function requestAbout(
  service: FetchService,
  signal: AbortSignal,
): Promise<ServiceAbout | LiveProblem | null> {
  return request(service, new URL(service.address), signal, readAbout);
}

async function request<Reply>(
  service: FetchService,
  address: URL,
  signal: AbortSignal,
  read: (value: unknown) => Reply | 'other-version' | null,
): Promise<Reply | LiveProblem | null> {
  try {
    const response = await service.fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(SERVICE_TIMEOUT)]),
      mode: 'same-origin',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      headers: { accept: 'application/json' },
    });
    return await readReply(response, read);
  } catch {
    return signal.aborted ? null : { error: 'unreachable' };
  }
}

async function readReply<Reply>(
  response: Response,
  read: (value: unknown) => Reply | 'other-version' | null,
): Promise<Reply | LiveProblem> {
  const { status, headers } = response;
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
  const value = isJson ? await jsonOf(response) : undefined;
  if (value === undefined) {
    await response.body?.cancel().catch(() => undefined);
    if (status === 429) return { error: 'busy', retryAfter: waitOf(headers.get('retry-after')) };
    if (status >= 500) return { error: 'failed' };
    // Hosts without the service answer with “not found”, or with a page.
    return { error: isJson ? 'unreadable' : 'no-service' };
  }
  // Some hosts report “not found” in JSON.
  const otherwise = status >= 500 ? 'failed' : status === 404 ? 'no-service' : 'unreadable';
  if (status !== 200) return readProblem(value) ?? { error: otherwise };
  const file = read(value);
  if (file === 'other-version') return { error: 'other-version' };
  return file ?? { error: 'unreadable' };
}

/** Parses the body as JSON; undefined if it isn't JSON, or too large. */
async function jsonOf({ body }: Response): Promise<unknown> {
  if (body === null) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > LARGEST_ANSWER) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    return undefined;
  }
}

function waitOf(header: string | null): number {
  return header !== null && /^\d{1,6}$/.test(header) ? Math.min(Number(header), LONGEST_WAIT) : USUAL_WAIT;
}

/** Converts the service's answer about a site. Null if the body can't be decoded, which is the service's error. */
function fileFromService({ url, as, userAgent, at, hops, end }: LiveFile): SiteFile | null {
  const file = { by: 'service', url, as, userAgent, at, hops } as const;
  if (end.kind === 'failure') return { ...file, end };
  const body = bodyOfAnswer(end);
  return body && { ...file, end: { kind: 'answer', status: end.status, body, cut: end.cut } };
}
