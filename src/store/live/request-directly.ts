import type { FetchFailure } from '../../service/protocol';
import { shownHeaders } from '../../service/shown-headers';
import type { DirectAnswer, DirectReply, DirectRequest } from '../../worker/site/site-protocol';
import type { SiteEnd, SiteFile, SiteHop } from './site-file';

/** Milliseconds to wait. The worker gives a site 20 seconds. */
const DIRECT_TIMEOUT = 25_000;
/**
 * Maximum length of an address in UTF-16 units, as in `live-schema.ts` and `read-draft.ts`. A redirect may lead to an
 * address of any length; a longer one is cut.
 */
const LONGEST_URL = 8_192;

/**
 * Requests a site's robots.txt from this browser, in a worker that may do nothing else (src/worker/site.worker.ts) and ends with its reply. Null if the
 * browser shows no answer, if the worker doesn't start or reply, or if the signal aborted it. Never rejects.
 * @param startWorker may throw if the browser forbids workers
 * @param url the address of a robots.txt, without name, password, query and fragment; no other is requested
 * @param now milliseconds since 1970
 */
export async function requestSiteDirectly(
  startWorker: () => Worker,
  url: string,
  signal: AbortSignal,
  now: () => number = Date.now,
): Promise<SiteFile | null> {
  const at = now();
  const reply = await replyTo({ url }, startWorker, signal);
  if (reply === null) return null;
  const request = { by: 'browser', url, as: null, userAgent: ownUserAgent(), at } as const;
  if (reply === 'timeout') return { ...request, hops: [], end: failed('timeout', url) };
  const { status, body, cut } = reply;
  return { ...request, hops: hopsOf(reply, url), end: { kind: 'answer', status, body, cut } };
}

/**
 * Returns a new worker's reply to the request, and terminates the worker. Null if there is no valid reply.
 */
function replyTo(
  request: DirectRequest,
  startWorker: () => Worker,
  signal: AbortSignal,
): Promise<DirectReply> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    let worker: Worker;
    try {
      worker = startWorker();
    } catch {
      return resolve(null);
    }
    const end = (reply: DirectReply): void => {
      clearTimeout(watchdog);
      worker.removeEventListener('message', onReply);
      worker.removeEventListener('error', fail);
      worker.removeEventListener('messageerror', fail);
      signal.removeEventListener('abort', fail);
      worker.terminate();
      resolve(reply);
    };
    const onReply = ({ data }: MessageEvent<DirectReply>): void =>
      end(data === 'timeout' || typeof data === 'object' ? data : null);
    const fail = (event?: Event): void => {
      // The error is handled here; it must not reach the console as an uncaught one.
      event?.preventDefault();
      end(null);
    };
    const watchdog = setTimeout(fail, DIRECT_TIMEOUT);
    worker.addEventListener('message', onReply);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage(request);
  });
}

/**
 * Returns the hops of an answer. Of a redirected request, the browser reveals only the first and the last
 * address, and the total time.
 */
function hopsOf(
  { url, isRedirected, status, headers, ms }: DirectAnswer,
  requested: string,
): readonly SiteHop[] {
  const last: SiteHop = { url: plainAddress(url, requested), status, headers: shownHeaders(headers), ms };
  return isRedirected ? [{ url: requested, status: null, headers: [], ms: null }, last] : [last];
}

/** Removes name, password and fragment, which servers never see, from an address; returns `requested` if it isn't http or https. */
function plainAddress(url: string, requested: string): string {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return requested;
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`.slice(0, LONGEST_URL);
}

function failed(failure: FetchFailure, url: string): SiteEnd {
  return { kind: 'failure', failure, url, detail: null };
}

/** Returns the browser's own User-Agent; null outside browsers. */
function ownUserAgent(): string | null {
  return typeof navigator === 'undefined' ? null : navigator.userAgent;
}
