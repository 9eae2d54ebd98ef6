/**
 * Yields the bytes of a file until `signal` aborts. Uses a reader because some browsers lack the stream's own
 * iterator.
 */
export async function* fileBytes(file: File, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  // Ignores the rejection: cancelling a failed source rejects with the same error again.
  const cancel = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) return;
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}
