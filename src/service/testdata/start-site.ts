import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Identity } from './certificates';

/** A server on 127.0.0.1 for one test. */
export interface Site {
  readonly port: number;
  /** `http://127.0.0.1:<port>`, or `https`. */
  readonly origin: string;
  /** Total number of connections so far. */
  connections(): number;
  /** Bytes received; `sent` counts the bytes handed to the system. Both include TLS. */
  received(): number;
  sent(): number;
  /** Waits until at least one client has connected and no connection is open. */
  idle(): Promise<void>;
  /** Closes the server and all connections. */
  close(): Promise<void>;
}

/** Handles a connection of a raw site, for https after the TLS handshake. */
export type SocketHandler = (socket: Socket) => void;

/** Options of a site. With an identity, it uses https. */
export interface SiteOptions {
  readonly identity?: Identity;
}

/** Starts a site that sends valid HTTP. */
export function startSite(handle: RequestListener, options: SiteOptions = {}): Promise<Site> {
  const http = createHttpServer(handle);
  return start((socket) => http.emit('connection', socket), options);
}

/** Starts a site that controls the raw connection. Bytes it doesn't read don't keep the connection open. */
export function startRawSite(handle: SocketHandler, options: SiteOptions = {}): Promise<Site> {
  return start((socket) => {
    handle(socket);
    socket.resume();
  }, options);
}

/** Ignores connection errors, because clients close connections at any time. */
function start(handle: SocketHandler, { identity }: SiteOptions): Promise<Site> {
  if (identity === undefined) return listening(createTcpServer(handle), 'http');
  const server = createTlsServer(identity, (socket) => {
    socket.on('error', () => socket.destroy());
    handle(socket);
  });
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return listening(server, 'https');
}

function listening(server: Server, scheme: 'http' | 'https'): Promise<Site> {
  const open = new Set<Socket>();
  const all: Socket[] = [];
  const waiting: (() => void)[] = [];
  const check = () => {
    if (all.length > 0 && open.size === 0) for (const resolve of waiting.splice(0)) resolve();
  };
  server.on('connection', (socket: Socket) => {
    all.push(socket);
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      open.delete(socket);
      check();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        port,
        origin: `${scheme}://127.0.0.1:${port}`,
        connections: () => all.length,
        received: () => all.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
        sent: () => all.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
        idle: () =>
          new Promise((done) => {
            waiting.push(done);
            check();
          }),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of open) socket.destroy();
          }),
      });
    });
  });
}
