import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The body of an answer. */
export interface ReceivedBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Bytes of the body received so far, without the frames of chunks. */
  received(): number;
}

/**
 * Streams the body of an answer. Reads only on demand, apart from the first chunk and Node's buffers. The connection closes when the body ends, the
 * stream is cancelled or the signal aborts. The stream fails if the connection ends before the body, or if the signal aborts. An unread body keeps
 * its connection open until then, unless it is empty.
 */
export function bodyStream(response: IncomingMessage, socket: Socket, signal: AbortSignal): ReceivedBody {
  let isOver = false;
  let bytesRead = 0;
  /** Closes the connection. Returns true only the first time. */
  const over = (): boolean => {
    if (isOver) return false;
    isOver = true;
    signal.removeEventListener('abort', abort);
    socket.destroy();
    return true;
  };
  let abort = (): void => undefined;
  let isPulled = false;
  let give = (): void => undefined;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const fail = (error: unknown) => over() && controller.error(error);
        abort = () => fail(signal.reason);
        signal.addEventListener('abort', abort);
        give = () => {
          // An empty body is read immediately, because only reading ends it.
          if (isOver || (!isPulled && response.readableLength > 0)) return;
          // Reads everything available: one event per small chunk would take a thousand times as long.
          const bytes: Uint8Array | null = response.read();
          if (bytes === null) return;
          isPulled = false;
          bytesRead += bytes.length;
          // A copy, because the bytes may be a view of a buffer that Node shares.
          controller.enqueue(new Uint8Array(bytes));
        };
        response.on('readable', give);
        response.once('end', () => over() && controller.close());
        response.on('error', fail);
      },
      pull() {
        isPulled = true;
        give();
      },
      cancel() {
        over();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, received: () => bytesRead + response.readableLength };
}
