import { type ClientRequest, type IncomingMessage, request as startRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Connected, ConnectRequest, NotConnected } from '../connect';
import { bodyStream } from './body-stream';
import { failureOf } from './failure-of';
import { type OpenSocket, TIMEOUT } from './open-socket';

/** Maximum bytes of a header, including its first line. */
const LONGEST_HEADER = 32_768;

/** Failure detail if a site sends more interim answers than the budget of one question allows. */
const INTERIM_OVERFLOW = 'INTERIM_OVERFLOW';

/**
 * Sends one request over its own connection and waits for the head of the answer. A failure closes the connection immediately. Otherwise it closes
 * with the body.
 */
export function exchange(
  { url, headers, signal, budget }: ConnectRequest,
  { socket, count, wireBytes }: Omit<OpenSocket, 'kind'>,
): Promise<Connected | NotConnected> {
  return new Promise((resolve) => {
    const end = (outcome: Connected | NotConnected) => {
      signal.removeEventListener('abort', abort);
      if (outcome.kind === 'failure') socket.destroy();
      resolve(outcome);
    };
    const abort = () => end(TIMEOUT);
    signal.addEventListener('abort', abort);
    if (signal.aborted) return abort();
    // With a destroyed connection, Node would wait forever.
    if (socket.destroyed) return end({ kind: 'failure', failure: 'reset', detail: null });
    let request: ClientRequest;
    try {
      request = requestOver(socket, url, headers);
    } catch (error) {
      // A header contains invalid characters.
      return end(failureOf(error, 'http'));
    }
    let http = 0;
    let bodyBytes = (): number => 0;
    request.once('response', (response) => {
      const { stream, received } = bodyStream(response, socket, signal);
      bodyBytes = received;
      end(answered(response, stream));
    });
    // Added only after Node's own listener, because a socket passes its bytes to the first listener. That one has parsed them by now.
    request.once('socket', () =>
      socket.on('data', (piece: Uint8Array) => {
        http += piece.length;
        budget.countAnswer({ wire: wireBytes(), http, body: bodyBytes() });
        count();
      }),
    );
    request.on('information', () => {
      budget.countInterimAnswer();
      if (budget.isSpent) end({ kind: 'failure', failure: 'invalid-response', detail: INTERIM_OVERFLOW });
    });
    // The site switches to another protocol, which we didn't request.
    request.once('upgrade', () => end({ kind: 'failure', failure: 'invalid-response', detail: 'upgrade' }));
    // Stays registered, because a later error without a listener would crash the whole service.
    request.on('error', (error) => end(failureOf(error, 'http')));
    request.end();
  });
}

function requestOver(socket: Socket, url: URL, headers: ConnectRequest['headers']): ClientRequest {
  return startRequest({
    // No `agent`, not even `false`, which would create an agent that opens its own connection and never calls `createConnection`.
    createConnection: () => socket,
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...headers, connection: 'close' },
    setHost: false,
    maxHeaderSize: LONGEST_HEADER,
    insecureHTTPParser: false,
  });
}

function answered(response: IncomingMessage, body: Connected['body']): Connected | NotConnected {
  const { statusCode = 0, rawHeaders } = response;
  // Node itself skips interim answers, except for a 101 that names no protocol.
  if (statusCode < 200) return { kind: 'failure', failure: 'invalid-response', detail: String(statusCode) };
  const headers: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.push([rawHeaders[index]?.toLowerCase() ?? '', rawHeaders[index + 1] ?? '']);
  return {
    kind: 'answer',
    status: statusCode,
    headers,
    body,
    isInflated: false,
  };
}
