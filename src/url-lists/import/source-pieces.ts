import type { ImportControl } from './import-control';

/** Bytes per piece. */
const PIECE = 1 << 16;

/**
 * A source of bytes in small pieces, with the number of bytes read. Ends if the source fails or the import is
 * cancelled.
 */
export class SourcePieces implements AsyncIterable<Uint8Array> {
  /** Number of bytes yielded. */
  bytes = 0;
  hasFailed = false;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #control: ImportControl;

  constructor(source: AsyncIterable<Uint8Array>, control: ImportControl) {
    this.#source = source;
    this.#control = control;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const { signal, onProgress } = this.#control;
    const chunks = this.#source[Symbol.asyncIterator]();
    const aborted = whenAborted(signal);
    try {
      for (;;) {
        const chunk = await Promise.race([this.#next(chunks), aborted]);
        if (chunk === null) return;
        for (let at = 0; at < chunk.length; at += PIECE) {
          if (signal.aborted) return;
          const piece = chunk.subarray(at, at + PIECE);
          this.bytes += piece.length;
          yield piece;
          onProgress(this.bytes);
        }
      }
    } finally {
      // Not awaited: a source that never answers must not block a cancelled import.
      void chunks.return?.().then(ignore, ignore);
    }
  }

  /** Returns the next chunk; null at the end. */
  async #next(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
    try {
      const { done, value } = await chunks.next();
      return done === true ? null : value;
    } catch {
      this.hasFailed = true;
      return null;
    }
  }
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

function ignore(): void {}
