import type { Connect, NotConnected } from '../connect';
import { exchange } from './exchange';
import { type AddressRules, hostAddress } from './host-address';
import { openSocket, type SocketRules, TIMEOUT } from './open-socket';
import { resolveByNameServers } from './resolve-name';

/** What the network of this computer is asked with. */
export interface NodeConnectOptions extends SocketRules, Pick<AddressRules, 'isAllowedAddress'> {
  /** The system's name servers unless said otherwise. */
  readonly resolve?: AddressRules['resolve'];
}

/**
 * The port to the network of this computer. A name is resolved once, by us, and the connection is made to the very address that was looked at:
 * there is no second lookup that could answer otherwise.
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

/** Does not wait longer than the signal lets, whatever a resolver does. */
function orTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T | NotConnected> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(TIMEOUT);
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
