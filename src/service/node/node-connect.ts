import type { Connect, NotConnected } from '../connect';
import { exchange } from './exchange';
import { type AddressRules, hostAddress } from './host-address';
import { openSocket, type SocketRules, TIMEOUT } from './open-socket';
import { resolveByNameServers } from './resolve-name';

/** Options of `createNodeConnect`. */
export interface NodeConnectOptions extends SocketRules, Pick<AddressRules, 'isAllowedAddress'> {
  /** Default: the system's name servers. */
  readonly resolve?: AddressRules['resolve'];
}

/**
 * Creates a `Connect` for the network of this computer. A name is resolved only once, and the connection goes to exactly the address that was
 * checked. A second lookup could return another one.
 */
export function createNodeConnect({
  resolve = resolveByNameServers,
  isAllowedAddress,
  ca,
}: NodeConnectOptions): Connect {
  const rules = { resolve, isAllowedAddress, ...(ca !== undefined && { ca }) };
  return async (request) => {
    const { url, signal, budget } = request;
    if (signal.aborted) return TIMEOUT;
    const address = await orTimeout(hostAddress(url, rules, signal), signal);
    if (address.kind === 'failure') return address;
    const opened = await openSocket(url, address.ip, rules, { signal, budget });
    if (opened.kind === 'failure') return opened;
    return exchange(request, opened);
  };
}

/** Resolves with `TIMEOUT` when the signal aborts, even if the work can't be stopped. */
function orTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T | NotConnected> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(TIMEOUT);
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
