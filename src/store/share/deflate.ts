import { joinBytes } from '../../engine/source';

/** Bytes that are handed to the platform at once. */
const PIECE = 16_384;

/** Bytes packed by DEFLATE without a header (RFC 1951), by the platform. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY);
  if (packed === 'too-large') throw new Error('No size is too large here');
  return packed;
}

/** Bytes unpacked, but never more than `limit` of them. */
export async function inflate(
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array | 'broken' | 'too-large'> {
  try {
    return await through(new DecompressionStream('deflate-raw'), bytes, limit);
  } catch {
    return 'broken';
  }
}

/** Sends bytes through a stream and gathers what comes out. Rejects where the stream does. */
async function through(
  { writable, readable }: GenericTransformStream,
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array | 'too-large'> {
  void feed(writable.getWriter(), bytes);
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      return 'too-large';
    }
    parts.push(read.value);
  }
  return joinBytes(parts);
}

/**
 * Hands bytes over piece by piece, each when the former is worked off: browsers unpack a whole piece at once, so that a bomb in one piece would fill
 * the memory before anybody counted. Ends where the stream is broken or cancelled, which its reader tells.
 */
async function feed(writer: WritableStreamDefaultWriter<Uint8Array>, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      await writer.ready;
      await writer.write(bytes.subarray(at, at + PIECE));
    }
    await writer.close();
  } catch {
    // Told by the reader.
  }
}
