import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site on this computer. */
export interface LocalSite {
  readonly origin: string;
  /** Requests received so far, as `GET /robots.txt`. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts a site on its own port. */
export async function startSite(answer: RequestListener): Promise<LocalSite> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
