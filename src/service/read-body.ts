import type { Connected } from './connect';
import type { Cut } from './protocol';

/** What came of a body. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Null where all of it came. */
  readonly cut: Cut | null;
}

/** Reads at most `limit` bytes of a body, with any compression undone, and closes the connection. What came before a failure is kept. */
export async function readBody(
  { headers, body, isInflated }: Connected,
  limit: number,
  signal: AbortSignal,
): Promise<Body> {
  let isBroken = false;
  const source = watched(body, () => {
    isBroken = true;
  });
  const encoding = isInflated ? '' : encodingOf(headers);
  const stream = inflated(source, encoding);
  if (stream === null) {
    await source.cancel().catch(ignore);
    return { bytes: new Uint8Array(), cut: 'encoding' };
  }
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const end = (cut: Cut | null): Body => ({ bytes: joined(pieces, Math.min(size, limit)), cut });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end(null);
      pieces.push(value);
      size += value.length;
      if (size <= limit) continue;
      // Not waited for: a site may never let go.
      reader.cancel().catch(ignore);
      return end('size');
    }
  } catch {
    return end(signal.aborted ? 'time' : isBroken ? 'connection' : 'encoding');
  }
}

function encodingOf(headers: Connected['headers']): string {
  return headers
    .filter(([name]) => name === 'content-encoding')
    .map(([, value]) => value.trim().toLowerCase())
    .filter((value) => value !== '' && value !== 'identity')
    .join(',');
}

/** The stream without its compression; null for one that was not asked for. */
function inflated(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  encoding: string,
): ReadableStream<Uint8Array> | null {
  switch (encoding) {
    case '':
      return source;
    case 'gzip':
    case 'x-gzip':
      return source.pipeThrough(new DecompressionStream('gzip'));
    case 'deflate':
      return source.pipeThrough(new DecompressionStream('deflate'));
    default:
      return null;
  }
}

/** The same stream, and a call where it fails: behind an inflater nobody could tell whose failure it was. */
function watched(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onFailure: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (failure) {
        onFailure();
        controller.error(failure);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    const part = piece.subarray(0, size - at);
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function ignore(): void {}
