import { joinBytes } from '../engine/source';
import type { Connected, ConnectRequest } from './connect';
import type { Cut } from './protocol';

/** What came of a body. */
export interface Body {
  readonly bytes: Uint8Array;
  /** Null where all of it came. */
  readonly cut: Cut | null;
}

/** Compressed bytes may be so many more than the limit: a compression that is of use makes fewer. */
const SLACK = 65_536;

/**
 * Reads at most `limit` bytes of a body, with any compression undone, and closes the connection. What came before a failure is kept, as far as the
 * platform's inflater gives it out.
 * @param request the one that was answered
 */
export async function readBody(
  { headers, body, isInflated }: Connected,
  limit: number,
  { signal, budget }: Pick<ConnectRequest, 'signal' | 'budget'>,
): Promise<Body> {
  const raw: Raw = { bytes: 0, end: null };
  const source = counted(body, raw, limit + SLACK, budget);
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
      // Not waited for: a site may never let go.
      reader.cancel().catch(ignore);
      return end('size');
    }
  } catch {
    if (signal.aborted) return end('time');
    // Nothing is a good body, though no good gzip.
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

/** What is known of a body before its compression is undone. */
interface Raw {
  bytes: number;
  /** What ended it too early; null for nothing. */
  end: 'connection' | 'size' | 'overhead' | null;
}

/**
 * The same stream, counted, and ended where it fails or goes on too long: an inflater gives out what it has where its source ends, not where that
 * fails, and one that gives out nothing would be fed for ever.
 */
function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  raw: Raw,
  most: number,
  budget: ConnectRequest['budget'],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const piece = await reader.read().catch(() => null);
      if (piece === null) raw.end = budget.isSpent ? 'overhead' : 'connection';
      else if (!piece.done) {
        raw.bytes += piece.value.length;
        controller.enqueue(piece.value);
        if (raw.bytes <= most) return;
        raw.end = 'size';
      }
      controller.close();
      // Not waited for: a site may never let go.
      reader.cancel().catch(ignore);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function ignore(): void {}
