import type { Socket } from 'node:net';
import type { WireBudget } from '../wire-budget';

/** Milliseconds between two looks at a connection: some messages of TLS, such as key updates, raise no event. */
const INTERVAL = 10;

/** The code of the error that ends a connection when the budget is spent. */
const WIRE_OVERFLOW = 'WIRE_OVERFLOW';

/**
 * Counts every byte of a connection against the budget until it closes, and destroys the connection when the budget is spent. Node reads up to 64 KiB
 * at once, so the last read may exceed the budget by that much, and messages without an event by what comes in 10 ms.
 * @param wire the TCP socket, which counts the bytes below TLS
 * @param socket the connection that is destroyed: the TCP socket itself, or TLS over it
 * @returns counts at once; to be called on each event that says that bytes came
 */
export function meterSocket(wire: Socket, socket: Socket, budget: WireBudget): () => void {
  let counted = 0;
  const count = () => {
    budget.countBytes(wire.bytesRead - counted);
    counted = wire.bytesRead;
    if (budget.isSpent)
      socket.destroy(
        Object.assign(new Error('More bytes than one question may take'), { code: WIRE_OVERFLOW }),
      );
  };
  const timer = setInterval(count, INTERVAL);
  socket.once('close', () => {
    clearInterval(timer);
    count();
  });
  return count;
}
