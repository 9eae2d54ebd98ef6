import type { Connect, NotConnected } from '../connect';

/**
 * Creates a `Connect` for platforms that only have `fetch`. It can neither resolve names itself nor choose an address; docs/hosting.md describes the
 * protection on such platforms. It also sees no interim answers and no wire bytes, so nothing counts against the budget.
 */
export function createFetchConnect(fetchIt: typeof fetch): Connect {
  return async ({ url, headers, signal }) => {
    try {
      // Bypasses the platform's own caches, because the user wants the site's current answer.
      const response = await fetchIt(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
      return {
        kind: 'answer',
        status: response.status,
        headers: [...response.headers],
        body: response.body ?? nothing(),
        isInflated: true,
      };
    } catch (failure) {
      return signal.aborted ? TIMEOUT : { kind: 'failure', failure: 'connect', detail: wordOf(failure) };
    }
  };
}

const TIMEOUT: NotConnected = { kind: 'failure', failure: 'timeout', detail: null };

function nothing(): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({ start: (controller) => controller.close() });
}

/** Returns the message of a failed `fetch`, truncated to 200 characters. There is no standard error code. */
function wordOf(failure: unknown): string | null {
  return failure instanceof Error ? failure.message.slice(0, 200) : null;
}
