import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';

/** The number of requests that a server has answered, and the bytes of the compressed bodies. */
export interface Traffic {
  requests: number;
  bytes: number;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a built folder over HTTP/1.1 with gzip and counts what it sends. */
export async function startCountingServer(
  folder: string,
): Promise<{ origin: string; traffic: Traffic; close(): void }> {
  const traffic: Traffic = { requests: 0, bytes: 0 };
  const bodies = new Map<string, Buffer | null>();
  const bodyOf = (path: string): Buffer | null => {
    try {
      return gzipSync(readFileSync(join(folder, path)), { level: 9 });
    } catch {
      return null;
    }
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!bodies.has(path)) bodies.set(path, bodyOf(path));
    const body = bodies.get(path) ?? null;
    traffic.requests += 1;
    traffic.bytes += body?.length ?? 0;
    if (body === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Slows a page down like a cheap phone on a poor connection: 150 ms latency, 1.6 Mbit/s, a quarter of the processor. Its cache stays empty. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
