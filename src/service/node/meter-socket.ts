import type { Socket } from 'node:net';
import type { WireBudget } from '../wire-budget';

/** Milliseconds between checks of a connection. Needed because some TLS messages, such as key updates, emit no event. */
const INTERVAL = 10;

/** Code of the error that closes a connection when the budget is spent. */
const WIRE_OVERFLOW = 'WIRE_OVERFLOW';

/**
 * Counts every byte of a connection against the budget until it closes, and destroys the connection when the budget is spent. Node reads up to 64 KiB
 * per read, so the last one may exceed the budget by that much. Messages without an event may exceed it by the bytes that arrive in 10 ms.
 * @param wire the TCP socket, which counts the bytes below TLS
 * @param socket the connection to destroy: the TCP socket itself, or TLS over it
 * @returns a function that counts immediately; call it on each event that indicates received bytes
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
