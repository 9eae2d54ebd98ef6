import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { createService } from '../../src/service';
import { publicInternet } from '../../src/service/address/gate';
import { LIMITS } from '../../src/service/limits';
import { nodeListener } from '../../src/service/node/listener';
import { createNodeConnect } from '../../src/service/node/node-connect';

/** The built page with the fetch service, which may contact sites on this computer instead of the internet. */
export interface LiveTester {
  /** Origin of the page. */
  readonly origin: string;
  /** Returns the text to type for a site: its name with scheme and port. */
  address(host: string): string;
  close(): Promise<void>;
}

/** @param sites by host name; no other name resolves */
export async function startLiveTester(sites: Readonly<Record<string, RequestListener>>): Promise<LiveTester> {
  const site = createServer((request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    sites[host]?.(request, response);
  });
  const port = await listen(site);
  const policy = {
    ...publicInternet,
    ports: [port],
    isAllowedName: () => true,
    isAllowedAddress: (ip: Uint8Array) => ip.join('.') === '127.0.0.1',
  };
  const service = createService({
    connect: createNodeConnect({
      ...policy,
      resolve: (name) => Promise.resolve(Object.hasOwn(sites, name) ? ['127.0.0.1'] : []),
    }),
    callers: { hosts: ['127.0.0.1'], admitsAll: false },
    policy,
    // Shorter than the service's limits, so that tests don't wait 10 s; a busy machine needs more than 1 s.
    limits: { ...LIMITS, hopTime: 3_000, totalTime: 6_000 },
  });
  const answer = nodeListener(service);
  const serve = sirv(process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../../dist'));
  const page = createServer((request, response) => {
    if (request.url?.startsWith('/api/robots')) answer(request, response);
    else
      serve(request, response, () => {
        response.writeHead(404).end('not found');
      });
  });
  const pagePort = await listen(page);
  return {
    origin: `http://127.0.0.1:${pagePort}`,
    address: (host) => `http://${host}:${port}`,
    close: async () => {
      for (const server of [page, site]) {
        await new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      }
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((listening) =>
    server.listen(0, '127.0.0.1', () => listening((server.address() as AddressInfo).port)),
  );
}
