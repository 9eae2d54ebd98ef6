import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A host of the tester that replaces one release by another, while caches keep parts of the former one. */
export interface ReleaseHost {
  readonly origin: string;
  /** Paths of all requests so far, with their queries. */
  readonly requests: readonly string[];
  /**
   * Serves this folder from now on. `stale` has the former release: requests for one of `paths` without a query still get its file, as from a cache between
   * reader and host.
   */
  release(folder: string, stale?: { readonly folder: string; readonly paths: readonly string[] }): void;
  /** Sends these headers with the pages (HTML) from now on. Everything else may not be stored. */
  cachePages(headers: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a host that serves `folder` without any of our headers. */
export async function startReleaseHost(folder: string): Promise<ReleaseHost> {
  const requests: string[] = [];
  const serve = (from: string) => sirv(from, { dev: true, etag: true });
  let current = serve(folder);
  let former: { readonly serve: ReturnType<typeof sirv>; readonly paths: readonly string[] } | null = null;
  let ofPages: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };
  const isStale = ({ url = '' }: IncomingMessage) => former?.paths.includes(url) ?? false;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    // A tester's files may be asked for by frames of the opaque origin.
    response.setHeader('access-control-allow-origin', '*');
    const isPage = /\/(\?.*)?$/.test(request.url ?? '');
    for (const [name, value] of Object.entries(isPage ? ofPages : { 'cache-control': 'no-store' }))
      response.setHeader(name, value);
    (isStale(request) ? (former?.serve ?? current) : current)(request, response, () => {
      response.writeHead(404).end('not found');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    release: (next, stale) => {
      current = serve(next);
      former = stale === undefined ? null : { serve: serve(stale.folder), paths: stale.paths };
    },
    cachePages: (headers) => {
      ofPages = headers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
