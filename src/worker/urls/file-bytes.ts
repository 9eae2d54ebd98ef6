/** The bytes of a file as they come, until `signal` says that nobody wants more. Not by the stream's own iterator, which some browsers lack. */
export async function* fileBytes(file: File, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  // A source that failed says so again when it is let go.
  const letGo = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', letGo, { once: true });
  try {
    if (signal.aborted) return;
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal.removeEventListener('abort', letGo);
    letGo();
  }
}
