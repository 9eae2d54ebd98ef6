import { joinBytes } from '../engine/source';
import type { Connected, ConnectRequest } from './connect';
import type { Cut } from './protocol';

/** The part of a body that was received. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Null if the body is complete. */
  readonly cut: Cut | null;
}

/** Compressed bytes allowed beyond the limit. Useful compression makes a body smaller, so it needs none of them. */
const SLACK = 65_536;

/**
 * Reads and decompresses at most `limit` bytes of a body, then closes the connection. Bytes received before a failure are kept, as far as the platform's
 * decompression stream outputs them.
 * @param request the request that was answered
 */
export async function readBody(
  { headers, body, isInflated }: Connected,
  limit: number,
  { signal, budget }: Pick<ConnectRequest, 'signal' | 'budget'>,
): Promise<Body> {
  const raw: Raw = { bytes: 0, end: null };
  const source = counted(body, raw, limit + SLACK, budget, isInflated);
  const encoding = isInflated ? '' : encodingOf(headers);
  const stream = inflated(source, encoding);
  if (stream === null) {
    await source.cancel().catch(ignore);
    return { bytes: new Uint8Array(), cut: 'encoding' };
  }
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const end = (cut: Cut | null): Body => ({ bytes: joinBytes(pieces).subarray(0, limit), cut });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return end(signal.aborted ? 'time' : raw.end);
      pieces.push(value);
      size += value.length;
      if (size <= limit) continue;
      // Not awaited, because a site may keep the stream open.
      reader.cancel().catch(ignore);
      return end('size');
    }
  } catch {
    if (signal.aborted) return end('time');
    // An empty body is valid, even if it claims to be gzip.
    return end(raw.end ?? (raw.bytes === 0 ? null : 'encoding'));
  }
}

function encodingOf(headers: Connected['headers']): string {
  return headers
    .filter(([name]) => name === 'content-encoding')
    .map(([, value]) => value.trim().toLowerCase())
    .filter((value) => value !== '' && value !== 'identity')
    .join(',');
}

/** Returns the decompressed stream; null for an encoding other than gzip and deflate. Only gzip is requested. */
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

/** State of a body before decompression. */
interface Raw {
  bytes: number;
  /** Reason why it ended early; null if it didn't. */
  end: 'connection' | 'encoding' | 'size' | 'overhead' | null;
}

/**
 * Counts the bytes of the stream. If the stream fails or gets too long, closes it without an error: a decompression stream outputs its data when the
 * source closes, but not when it fails. Without the limit, input that decompresses to nothing could continue forever.
 * @param isInflated true if the platform decompresses the stream: only the words of its errors tell that from a lost connection
 */
function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  raw: Raw,
  most: number,
  budget: ConnectRequest['budget'],
  isInflated: boolean,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const piece = await reader.read().catch((error: unknown) => ({ error }));
      if ('error' in piece) {
        const isGarbled = isInflated && /gzip|decompress/i.test(String(piece.error));
        raw.end = budget.isSpent ? 'overhead' : isGarbled ? 'encoding' : 'connection';
      } else if (!piece.done) {
        raw.bytes += piece.value.length;
        controller.enqueue(piece.value);
        if (raw.bytes <= most) return;
        raw.end = 'size';
      }
      controller.close();
      // Not awaited, because a site may keep the stream open.
      reader.cancel().catch(ignore);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function ignore(): void {}
