import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';

/** The built page on its own origin, which records all requests. */
export interface RecordingServer {
  readonly origin: string;
  /** Every request so far: its first line, headers and body. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Serves the built page like a plain static host, and records all requests. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const serve = sirv(process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../../dist'));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const head = [`${request.method} ${request.url}`, ...request.rawHeaders];
      requests.push([...head, Buffer.concat(parts).toString('latin1')].join('\n'));
    });
    serve(request, response, () => {
      response.writeHead(404).end('not found');
    });
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
