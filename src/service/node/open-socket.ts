import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { parseIp } from '../address/parse-ip';
import type { ConnectRequest, NotConnected } from '../connect';
import { failureOf, type Phase } from './failure-of';
import { type AddressRules, addressText, bareHost, FORBIDDEN } from './host-address';
import { meterSocket } from './meter-socket';

/** How a connection is made. */
export interface SocketRules extends Pick<AddressRules, 'isAllowedAddress'> {
  /** Certificates that are trusted instead of the well-known ones, in PEM. */
  readonly ca?: string;
}

/** A connection over which a request can be sent. */
export interface OpenSocket {
  readonly kind: 'socket';
  readonly socket: Socket;
  /** Counts the bytes that came; to be called when some have. */
  count(): void;
}

/**
 * Connects to one address and, for https, secures the connection for the URL's host. Not a byte is sent before the other end was seen to be that
 * very address. The signal, a failure and a spent budget close the connection.
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
  if (!isSecure) return { kind: 'socket', socket: plain, count: meterSocket(plain, plain, budget) };
  const host = bareHost(url);
  const secure = connectTls({
    socket: plain,
    // Whom the certificate must name.
    host,
    // Not for addresses (RFC 6066 section 3), and without the dot at the end of a full name.
    ...(parseIp(host) === null && { servername: host.replace(/\.$/, '') }),
    ...(ca !== undefined && { ca }),
    ALPNProtocols: ['http/1.1'],
    // Said here because an environment variable can change what holds otherwise.
    rejectUnauthorized: true,
  });
  const count = meterSocket(plain, secure, budget);
  // A ticket for another connection. A server may send any number.
  secure.on('session', count);
  return (await ready(secure, 'secureConnect', signal)) ?? { kind: 'socket', socket: secure, count };
}

/** Why nothing may be sent to whoever is at the other end; null where it is the address that was chosen. */
function remoteObjection(
  { remoteAddress }: Socket,
  ip: Uint8Array,
  isAllowedAddress: SocketRules['isAllowedAddress'],
): NotConnected | null {
  // Closed again already.
  if (remoteAddress === undefined) return { kind: 'failure', failure: 'reset', detail: 'ECONNRESET' };
  const remote = parseIp(remoteAddress);
  return remote !== null && isSame(remote, ip) && isAllowedAddress(remote) ? null : FORBIDDEN;
}

/** Waits for a connection to stand. Null when it does; else the connection is closed. */
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
    // Stays: an error that comes later, without a listener, would end the whole service.
    socket.on('error', (error) => end(failureOf(error, phase)));
    socket.once(event, () => end(null));
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}

/** Said where the signal ended a request before the head of the answer had come. */
export const TIMEOUT: NotConnected = { kind: 'failure', failure: 'timeout', detail: null };

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
