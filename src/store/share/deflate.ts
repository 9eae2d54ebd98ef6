import { joinBytes } from '../../engine/source';

/** Number of bytes written to a stream at once. */
const PIECE = 16_384;

/** Compresses bytes with raw DEFLATE (RFC 1951), by the platform. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY);
  if (packed === 'too-large') throw new Error('No size is too large here');
  return packed;
}

/** Decompresses bytes, to at most `limit` bytes. */
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

/** Pipes bytes through a stream and collects the output. Rejects if the stream fails. */
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
 * Writes bytes in chunks, each after the previous one was processed: browsers decompress a whole chunk at once, so a bomb in one chunk would fill the
 * memory before its output is counted. Ends if the stream is broken or cancelled; its reader reports the error.
 */
async function feed(writer: WritableStreamDefaultWriter<Uint8Array>, bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      await writer.ready;
      await writer.write(bytes.subarray(at, at + PIECE));
    }
    await writer.close();
  } catch {
    // Reported by the reader.
  }
}
