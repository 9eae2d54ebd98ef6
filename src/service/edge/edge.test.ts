import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../limits';
import type { LiveFile } from '../protocol';
import { WireBudget } from '../wire-budget';
import worker from './cloudflare';
import { createFetchConnect } from './fetch-connect';

const ending: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const end of ending.splice(0)) end();
});

/** Starts a site on this computer. */
async function site(listener: Parameters<typeof createServer>[1]): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  ending.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/robots.txt`);
}

describe('connecting on a platform that has only fetch', () => {
  const connect = createFetchConnect(fetch);
  const request = (url: URL, signal = new AbortController().signal) =>
    connect({
      url,
      headers: { 'user-agent': 'Tester/1', 'accept-encoding': 'gzip' },
      signal,
      budget: new WireBudget(LIMITS),
    });

  test('returns status, headers and body as received, and follows no redirect', async () => {
    const requests: unknown[] = [];
    const url = await site((request, response) => {
      requests.push([request.method, request.headers['user-agent']]);
      response.writeHead(301, { location: '/other', 'content-type': 'text/plain' }).end('moved');
    });
    const answer = await request(url);
    if (answer.kind !== 'answer') throw new Error(answer.failure);
    expect(answer.status).toBe(301);
    expect(answer.headers).toContainEqual(['location', '/other']);
    expect(await new Response(answer.body).text()).toBe('moved');
    expect(requests).toEqual([['GET', 'Tester/1']]);
  });

  test('returns an empty body for an answer without one', async () => {
    const answer = await request(await site((_, response) => response.writeHead(204).end()));
    if (answer.kind !== 'answer') throw new Error(answer.failure);
    expect(await new Response(answer.body).text()).toBe('');
  });

  test('returns failed connections and timeouts as values', async () => {
    const closed = await site((request) => request.socket.destroy());
    expect(await request(closed)).toEqual({ kind: 'failure', failure: 'connect', detail: 'fetch failed' });
    const silent = await site(() => undefined);
    expect(await request(silent, AbortSignal.timeout(50))).toMatchObject({
      kind: 'failure',
      failure: 'timeout',
    });
  });
});

describe('connecting by the fetch of Workers', () => {
  const url = new URL('https://site.example/robots.txt');
  const request = (fetchIt: () => Promise<Response>, decoded?: readonly string[]) =>
    createFetchConnect(
      fetchIt,
      decoded,
    )({ url, headers: {}, signal: new AbortController().signal, budget: new WireBudget(LIMITS) });

  test.each([
    ['Network connection lost.', 'reset', null],
    ['internal error; reference = abc', 'connect', null],
    [
      'invalid Content-Length header value; cl = 4, 5',
      'invalid-response',
      'invalid Content-Length header value; cl = 4, 5',
    ],
    ['Too many subrequests', 'connect', 'Too many subrequests'],
  ])('%j is named', async (message, failure, detail) => {
    expect(await request(() => Promise.reject(new Error(message)))).toEqual({
      kind: 'failure',
      failure,
      detail,
    });
  });

  test.each([103, 2000])('the status %i is no last answer', async (status) => {
    const response = new Response('HTTP/1.1 200 OK');
    Object.defineProperty(response, 'status', { value: status });
    const detail = String(status);
    expect(await request(() => Promise.resolve(response))).toEqual({
      kind: 'failure',
      failure: 'invalid-response',
      detail,
    });
  });

  test.each([
    ['gzip', true],
    ['GZIP', false],
    ['x-gzip', false],
    ['gzip, gzip', false],
    ['br', false],
    ['deflate', false],
    ['zstd', false],
  ])('%s is decoded by the platform: %s', async (encoding, isInflated) => {
    const response = () => Promise.resolve(new Response('a', { headers: { 'content-encoding': encoding } }));
    expect(await request(response)).toMatchObject({ kind: 'answer', isInflated });
    expect(await request(response, ['br'])).toMatchObject({ isInflated: encoding === 'br' });
  });

  test('an empty body isn’t decompressed', async () => {
    const failing = new ReadableStream({ start: (controller) => controller.error(new Error('ended')) });
    const response = new Response(failing, {
      headers: { 'content-length': '0', 'content-encoding': 'gzip' },
    });
    const answer = await request(() => Promise.resolve(response));
    if (answer.kind !== 'answer') throw new Error(answer.failure);
    expect(await new Response(answer.body).text()).toBe('');
  });
});

describe('on Cloudflare Workers', () => {
  const context = { waitUntil: vi.fn() };
  afterEach(() => {
    context.waitUntil.mockClear();
  });
  const get = (path: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    Promise.resolve(worker.fetch(new Request(`https://tester.example${path}`, { headers }), {}, context));

  test('uses the platform’s fetch', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('User-agent: *')));
    vi.stubGlobal('fetch', fetched);
    const response = await get('/api/robots?url=edge.example.org');
    expect(response.status).toBe(200);
    expect(((await response.json()) as LiveFile).end).toMatchObject({ kind: 'answer', bytes: 13 });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      new URL('https://edge.example.org/robots.txt'),
      expect.objectContaining({ redirect: 'manual', cache: 'no-store' }),
    );
    expect(context.waitUntil).toHaveBeenCalledTimes(1);
  });

  test('responds in a folder, too', async () => {
    expect((await get('/tools/robots/api/robots')).status).toBe(200);
    expect((await get('/tools/robots/api/robots?url=10.0.0.1')).status).toBe(400);
    for (const path of ['/tools/robots/', '/api/robots/x', '/api/robotsx', '/xapi/robots'])
      expect((await get(path)).status).toBe(404);
  });

  test('refuses private addresses and other sites’ pages, and responds on one path only', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect((await get('/api/robots?url=169.254.169.254')).status).toBe(400);
    expect((await get('/api/robots?url=example.com', {})).status).toBe(403);
    expect((await get('/other')).status).toBe(404);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('needs no Node modules', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: 'src/service/edge/cloudflare.ts', formats: ['es'], fileName: 'worker' },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (output === undefined || !('output' in output)) throw new Error('nothing was built');
    const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
    expect(code).toContain('private-address');
    expect(code).not.toMatch(/\bimport\b|\brequire\b|node:|\bBuffer\b|\bprocess\b/);
  });
});
