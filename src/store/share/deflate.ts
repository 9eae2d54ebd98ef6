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
  const writer = writable.getWriter();
  // A broken stream rejects these too; it is told by the reader.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
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
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
