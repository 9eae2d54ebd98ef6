import type { Connect, NotConnected } from '../connect';

/**
 * The port to the network of a platform that has only `fetch`. It can neither resolve names by itself nor choose an address: what protects there is
 * in docs/hosting.md. Nor does it tell interim answers and bytes on the wire, so nothing is counted against the budget.
 */
export function createFetchConnect(fetchIt: typeof fetch): Connect {
  return async ({ url, headers, signal }) => {
    try {
      // Platforms have caches of their own, and somebody wants to know what the site says now.
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

/** The platform says no more than that it failed, each in words of its own. */
function wordOf(failure: unknown): string | null {
  return failure instanceof Error ? failure.message.slice(0, 200) : null;
}
