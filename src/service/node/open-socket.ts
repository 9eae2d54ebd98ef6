import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { parseIp } from '../address/parse-ip';
import type { ConnectRequest, NotConnected } from '../connect';
import { failureOf, type Phase } from './failure-of';
import { type AddressRules, addressText, bareHost, FORBIDDEN } from './host-address';
import { meterSocket } from './meter-socket';

/** Rules for making connections. */
export interface SocketRules extends Pick<AddressRules, 'isAllowedAddress'> {
  /** Trusted CA certificates in PEM, instead of the well-known ones. */
  readonly ca?: string;
}

/** A connection for sending a request. */
export interface OpenSocket {
  readonly kind: 'socket';
  readonly socket: Socket;
  /** Counts the bytes received so far; call it when some have arrived. */
  count(): void;
  /** Bytes received so far, with TLS. */
  wireBytes(): number;
}

/**
 * Connects to one address and, for https, starts TLS for the URL's host. Sends nothing before the remote address is verified to be the given one. The
 * connection closes on failure, if the signal aborts, or if the budget is spent.
 */
export async function openSocket(
  url: URL,
  ip: Uint8Array,
  { isAllowedAddress, ca }: SocketRules,
  { signal, budget }: Pick<ConnectRequest, 'signal' | 'budget'>,
): Promise<OpenSocket | NotConnected> {
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const plain = connectTcp({ host: addressText(ip), port });
  const failure = await ready(plain, 'connect', signal);
  if (failure !== null) return failure;
  const objection = remoteObjection(plain, ip, isAllowedAddress);
  if (objection !== null) {
    plain.destroy();
    return objection;
  }
  const wireBytes = () => plain.bytesRead;
  if (!isSecure)
    return { kind: 'socket', socket: plain, count: meterSocket(plain, plain, budget), wireBytes };
  const host = bareHost(url);
  const secure = connectTls({
    socket: plain,
    // The name that the certificate must contain.
    host,
    // Omitted for IP addresses (RFC 6066 section 3). A trailing dot of the name is dropped.
    ...(parseIp(host) === null && { servername: host.replace(/\.$/, '') }),
    ...(ca !== undefined && { ca }),
    ALPNProtocols: ['http/1.1'],
    // Set explicitly, because an environment variable can change the default.
    rejectUnauthorized: true,
  });
  const count = meterSocket(plain, secure, budget);
  // Emitted for each session ticket; a server may send any number of them.
  secure.on('session', count);
  return (
    (await ready(secure, 'secureConnect', signal)) ?? { kind: 'socket', socket: secure, count, wireBytes }
  );
}

/** Returns the failure if the remote address isn't the chosen one, else null. */
function remoteObjection(
  { remoteAddress }: Socket,
  ip: Uint8Array,
  isAllowedAddress: SocketRules['isAllowedAddress'],
): NotConnected | null {
  // The connection is closed already.
  if (remoteAddress === undefined) return { kind: 'failure', failure: 'reset', detail: 'ECONNRESET' };
  const remote = parseIp(remoteAddress);
  return remote !== null && isSame(remote, ip) && isAllowedAddress(remote) ? null : FORBIDDEN;
}

/** Waits until a connection is established and resolves with null. Otherwise closes the connection and resolves with the failure. */
function ready(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<NotConnected | null> {
  const phase: Phase = event === 'connect' ? 'connect' : 'tls';
  return new Promise((resolve) => {
    const end = (failure: NotConnected | null) => {
      signal.removeEventListener('abort', abort);
      if (failure !== null) socket.destroy();
      resolve(failure);
    };
    const abort = () => end(TIMEOUT);
    // Stays registered, because a later error without a listener would crash the whole service.
    socket.on('error', (error) => end(failureOf(error, phase)));
    socket.once(event, () => end(null));
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}

/** The failure if the signal aborts before the head of the answer has arrived. */
export const TIMEOUT: NotConnected = { kind: 'failure', failure: 'timeout', detail: null };

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
