import type { DirectAnswer, DirectReply } from './site-protocol';

/** Timeout in ms for everything, including redirects and body, as in the fetch service. */
const SITE_TIMEOUT = 20_000;
/** Maximum body size in bytes. */
const LARGEST_BODY = 1_048_576;
const MOST_HEADERS = 40;
/** Maximum length of a header value in UTF-16 units. */
const LONGEST_VALUE = 500;

/**
 * Requests a site's robots.txt: GET, without cookies, referrer or any header of ours, bypassing every cache.
 * Refuses any other address. Never rejects.
 * @param now a clock in milliseconds
 */
export async function requestDirectly(
  url: string,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Promise<DirectReply> {
  const address = addressOf(url);
  if (address === null) return null;
  const signal = AbortSignal.timeout(SITE_TIMEOUT);
  const start = now();
  let response: Response;
  try {
    response = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: 'follow',
      signal,
    });
  } catch {
    return signal.aborted ? 'timeout' : null;
  }
  const ms = Math.max(0, Math.round(now() - start));
  const { status, type, redirected, body } = response;
  if (status === 0 || type === 'opaque') {
    body?.cancel().catch(ignore);
    return null;
  }
  const headers = [...response.headers]
    .slice(0, MOST_HEADERS)
    .map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)] as const);
  return { url: response.url, isRedirected: redirected, status, headers, ...(await read(body, signal)), ms };
}

/** Returns the address in the form that is requested; null for anything but a robots.txt. */
function addressOf(url: string): string | null {
  try {
    const { protocol, origin, href } = new URL(url);
    // An origin has neither user name nor password. The path must not be followed by anything, not even an
    // empty query.
    return /^https?:$/.test(protocol) && href === `${origin}/robots.txt` ? href : null;
  } catch {
    // Not `URL.canParse`: in Node 20 it returns wrong results for Latin-1 strings after many calls, as in a
    // process that runs many tests.
    return null;
  }
}

/** Reads a body up to the maximum size and cancels the rest. */
async function read(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<Pick<DirectAnswer, 'body' | 'cut'>> {
  if (body === null) return { body: new Uint8Array(), cut: null };
  const reader = body.getReader();
  // One buffer for all parts, because a site may send single bytes.
  const kept = new Uint8Array(LARGEST_BODY);
  let size = 0;
  const end = (cut: DirectAnswer['cut']) => ({ body: kept.slice(0, size), cut });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end(null);
      const part = value.subarray(0, LARGEST_BODY - size);
      kept.set(part, size);
      size += part.length;
      if (part.length === value.length) continue;
      // Not awaited: a site may never finish the cancellation.
      reader.cancel().catch(ignore);
      return end('size');
    }
  } catch {
    return end(signal.aborted ? 'time' : 'connection');
  }
}

function ignore(): void {}
