import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds without a byte on the way; longer than the longest question takes. */
const IDLE = 30_000;

/**
 * Puts a standard handler behind Node's HTTP server. The handler sees method, address and headers, never a request's body, and the address at the
 * other end of the connection. Where it fails, the answer is an empty 500; where the client goes away, the rest is not written, and nothing else ends.
 */
export function nodeListener(
  handle: (request: Request, clientAddress: string) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    // Who does not read the answer does not keep it for ever.
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
  // A body is never read: the connection ends instead of waiting for the rest of it.
  if (hasBody(incoming)) outgoing.shouldKeepAlive = false;
  const request = standardRequest(incoming);
  if (request === null) return emptyAnswer(outgoing, 400);
  const response = await handle(request, incoming.socket.remoteAddress ?? '');
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (response.body !== null) await writeBody(response.body, outgoing);
  outgoing.end();
}

/** Null where there is no request of that kind, such as one without `Host` or with two, to a proxy, or with the method TRACE. */
function standardRequest({
  method,
  url = '',
  headersDistinct,
  rawHeaders,
  socket,
}: IncomingMessage): Request | null {
  // Of two, a proxy may have taken the other one (RFC 9112 section 3.2).
  const [host = '', second] = headersDistinct['host'] ?? [];
  if (second !== undefined) return null;
  // The path must not change the host, nor the other way round.
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

/** Writes as fast as the client reads. Stops reading where the client has gone. */
async function writeBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const stop = () => reader.cancel().catch(() => undefined);
  outgoing.once('close', stop);
  if (outgoing.destroyed) await stop();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // Where the client has gone, nobody waits for this any more, and it is forgotten.
    if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once('drain', resolve));
  }
}
