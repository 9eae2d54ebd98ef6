import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds without traffic after which a connection is closed. Longer than the longest question takes. */
const IDLE = 30_000;

/**
 * Adapts a Fetch-style handler to Node's HTTP server. The handler gets method, address, headers and the client's address, but never a request's body.
 * If it fails, the answer is an empty 500. If the client disconnects, only the writing stops.
 */
export function nodeListener(
  handle: (request: Request, clientAddress: string) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    // A client that doesn't read its answer must not occupy the connection forever.
    outgoing.setTimeout(IDLE, () => outgoing.destroy());
    answer(incoming, outgoing, handle).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else emptyAnswer(outgoing, 500);
    });
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: Parameters<typeof nodeListener>[0],
): Promise<void> {
  // Request bodies are never read, so the connection closes instead of waiting for the rest.
  if (hasBody(incoming)) outgoing.shouldKeepAlive = false;
  const request = standardRequest(incoming);
  if (request === null) return emptyAnswer(outgoing, 400);
  const response = await handle(request, incoming.socket.remoteAddress ?? '');
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (response.body !== null) await writeBody(response.body, outgoing);
  outgoing.end();
}

/** Converts a request; null if that isn't possible: no `Host` or two, a request to a proxy, or the method TRACE. */
function standardRequest({
  method,
  url = '',
  headersDistinct,
  rawHeaders,
  socket,
}: IncomingMessage): Request | null {
  // If there are two, a proxy may have used the other one (RFC 9112 section 3.2).
  const [host = '', second] = headersDistinct['host'] ?? [];
  if (second !== undefined) return null;
  // The path must not change the host, and the host must not change the path.
  if (!url.startsWith('/') || /[/\\?#@]/.test(host)) return null;
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  try {
    const copy = new Headers();
    for (let index = 0; index + 1 < rawHeaders.length; index += 2)
      copy.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    return new Request(`${scheme}://${host}${url}`, { method: method ?? 'GET', headers: copy });
  } catch {
    return null;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function emptyAnswer(outgoing: ServerResponse, status: number): void {
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.statusCode = status;
  outgoing.setHeader('content-length', 0);
  outgoing.end();
}

/** Writes as fast as the client reads. Stops reading if the client has disconnected. */
async function writeBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const stop = () => reader.cancel().catch(() => undefined);
  outgoing.once('close', stop);
  if (outgoing.destroyed) await stop();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // If the client has disconnected, this promise never settles and is garbage-collected.
    if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once('drain', resolve));
  }
}
