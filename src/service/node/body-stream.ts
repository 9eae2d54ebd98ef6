import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The body of an answer. Nothing is read before it is asked for, beyond the first piece and what fits into Node's buffers. The end of the body,
 * cancelling the stream and the signal close the connection; the stream fails where the connection ends before the body does, or at the
 * signal. A body that nobody reads keeps its connection until the signal, unless it is empty.
 */
export function bodyStream(
  response: IncomingMessage,
  socket: Socket,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isOver = false;
  /** True the first time only. */
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
  return new ReadableStream(
    {
      start(controller) {
        const fail = (error: unknown) => over() && controller.error(error);
        abort = () => fail(signal.reason);
        signal.addEventListener('abort', abort);
        give = () => {
          // An empty body is asked for too, for only then it ends.
          if (isOver || (!isPulled && response.readableLength > 0)) return;
          // All that has come: event by event, small chunks would take a thousand times as long.
          const bytes: Uint8Array | null = response.read();
          if (bytes === null) return;
          isPulled = false;
          // A copy: the bytes may be a view of a buffer that Node shares.
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
}
