import type { Connect, NotConnected } from '../connect';

/**
 * Creates a `Connect` for platforms that only have `fetch`. It can neither resolve names itself nor choose an address; docs/hosting.md describes the
 * protection on such platforms. It also sees no wire bytes, so nothing counts against the budget.
 * @param decoded values of `Content-Encoding` that the platform decodes, exactly as Workers compare them. Any other body counts as still encoded, so
 *   compressed bytes never pass as a file.
 */
export function createFetchConnect(fetchIt: typeof fetch, decoded: readonly string[] = ['gzip']): Connect {
  return async ({ url, headers, signal }) => {
    let response: Response;
    try {
      // Bypasses the platform's own caches, because the user wants the site's current answer.
      response = await fetchIt(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
    } catch (error) {
      return signal.aborted ? TIMEOUT : failureOfFetch(error);
    }
    const { status, body } = response;
    // Workers hand out an interim answer (1xx) as if it were the last one, and statuses of four digits.
    if (status < 200 || status > 999) {
      body?.cancel().catch(() => undefined);
      return { kind: 'failure', failure: 'invalid-response', detail: String(status) };
    }
    // Workers fail to decompress an empty body.
    const isEmpty = body === null || response.headers.get('content-length') === '0';
    return {
      kind: 'answer',
      status,
      headers: [...response.headers],
      body: isEmpty ? nothing() : body,
      isInflated: decoded.includes(response.headers.get('content-encoding') ?? ''),
    };
  };
}

const TIMEOUT: NotConnected = { kind: 'failure', failure: 'timeout', detail: null };

function nothing(): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({ start: (controller) => controller.close() });
}

/**
 * Returns the failure for an error of `fetch`. There is no standard code, only messages: those of Workers say when a connection was lost, or what of the
 * header is invalid. "internal error" may mean anything before the answer, and its reference helps no one else.
 */
function failureOfFetch(error: unknown): NotConnected {
  const message = error instanceof Error ? error.message.slice(0, 200) : '';
  if (message.startsWith('Network connection lost'))
    return { kind: 'failure', failure: 'reset', detail: null };
  if (message.startsWith('invalid '))
    return { kind: 'failure', failure: 'invalid-response', detail: message };
  const isUnknown = message === '' || message.startsWith('internal error');
  return { kind: 'failure', failure: 'connect', detail: isUnknown ? null : message };
}
