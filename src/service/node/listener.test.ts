import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../limits';
import { GOOD, TEST_CA } from '../testdata/certificates';
import { type Site, type SiteOptions, startSite } from '../testdata/start-site';
import { WireBudget } from '../wire-budget';
import { nodeListener } from './listener';
import { createNodeConnect } from './node-connect';

const sites: Site[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

type Handle = Parameters<typeof nodeListener>[0];

async function siteOf(handle: Handle, options?: SiteOptions): Promise<Site> {
  const site = await startSite(nodeListener(handle), options);
  sites.push(site);
  return site;
}

/** Sends bytes and returns everything received until the server closes the connection. */
function exchange(site: Site, text: string, onPart = (): void => undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(site.port, '127.0.0.1');
    socket.setEncoding('latin1').on('data', (part) => {
      received += part;
      onPart();
    });
    socket.once('close', () => resolve(received)).once('error', reject);
    socket.write(text, 'latin1');
  });
}

/** An event that a test waits for. */
function event() {
  let happen = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen: () => happen() };
}

/** Formats a request whose connection closes after the answer. */
const plain = (line: string, ...lines: readonly string[]) =>
  [line, 'Host: tester.test:8080', 'Connection: close', ...lines, '', ''].join('\r\n');

test('the handler gets method, address, headers and client, and its answer is written', async () => {
  const seen: unknown[] = [];
  const site = await siteOf((request, client) => {
    const { method, url, headers, body } = request;
    seen.push(
      method,
      url,
      headers.get('sec-fetch-site'),
      headers.get('host'),
      headers.get('x-a'),
      body,
      client,
    );
    const sent = new Headers({ 'content-type': 'text/x-a', 'x-b': 'c' });
    return Promise.resolve(new Response('hello', { status: 418, headers: sent }));
  });
  const response = await exchange(
    site,
    plain('GET /api/robots?url=a.b HTTP/1.1', 'Sec-Fetch-Site: same-origin', 'X-A: \xe4', 'x-a: 2'),
  );
  expect(seen).toEqual([
    'GET',
    'http://tester.test:8080/api/robots?url=a.b',
    'same-origin',
    'tester.test:8080',
    '\xe4, 2',
    null,
    '127.0.0.1',
  ]);
  expect(response).toMatch(/^HTTP\/1\.1 418 /);
  expect(response).toMatch(/\r\ncontent-type: text\/x-a\r\nx-b: c\r\n/);
  expect(response).toMatch(/hello/);
});

test('the address is https if the connection is secure', async () => {
  const site = await siteOf((request) => Promise.resolve(new Response(request.url)), { identity: GOOD });
  const port = createNodeConnect({ isAllowedAddress: () => true, ca: TEST_CA });
  const url = new URL(`${site.origin}/a`);
  const answer = await port({
    url,
    headers: {},
    signal: AbortSignal.timeout(20_000),
    budget: new WireBudget(LIMITS),
  });
  if (answer.kind === 'failure') throw new Error(answer.detail ?? '');
  expect(await new Response(answer.body).text()).toContain(`https://127.0.0.1:${site.port}/a`);
});

test('HEAD gets no body', async () => {
  const site = await siteOf(({ method }) =>
    Promise.resolve(new Response('hello', { headers: { 'x-m': method } })),
  );
  expect(await exchange(site, plain('HEAD / HTTP/1.1'))).toMatch(
    /^HTTP\/1\.1 200 OK\r\n.*x-m: HEAD\r\n.*\r\n\r\n$/s,
  );
});

test('a request’s body is neither waited for nor read', async () => {
  const site = await siteOf(({ method, body }) => Promise.resolve(new Response(`${method} ${body}`)));
  const head = 'POST / HTTP/1.1\r\nHost: tester.test\r\nContent-Length: 1000000\r\n\r\n';
  expect(await exchange(site, `${head}a`)).toMatch(/POST null/);
});

test.each([
  ['no Host', 'GET / HTTP/1.0\r\n\r\n'],
  [
    'an address as for a proxy',
    'GET http://other.test/ HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n',
  ],
  ['a Host with a path', 'GET / HTTP/1.1\r\nHost: a.test/b\r\nConnection: close\r\n\r\n'],
  ['a Host with a name and password', 'GET / HTTP/1.1\r\nHost: a:b@c.test\r\nConnection: close\r\n\r\n'],
  ['two Hosts', plain('GET / HTTP/1.1', 'Host: other.test')],
  ['the same Host twice', plain('GET / HTTP/1.1', 'host: tester.test:8080')],
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a method that hands everything back', plain('TRACE / HTTP/1.1')],
])('a request is refused: %s', async (_, text) => {
  let calls = 0;
  const site = await siteOf(() => {
    calls += 1;
    return Promise.resolve(new Response('hello'));
  });
  expect(await exchange(site, text)).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n.*content-length: 0\r\n.*\r\n\r\n$/is,
  );
  expect(calls).toBe(0);
});

test('two leading slashes are a path, not a host', async () => {
  const site = await siteOf(({ url }) => Promise.resolve(new Response(url)));
  expect(await exchange(site, plain('GET //other.test/a HTTP/1.1'))).toContain(
    'http://tester.test:8080//other.test/a',
  );
});

test.each([
  ['rejects', () => Promise.reject(new Error('secret'))],
  [
    'throws',
    () => {
      throw new Error('secret');
    },
  ],
])('a handler that %s gives an empty 500, and the server goes on', async (_, handle) => {
  const site = await siteOf(handle);
  for (const _again of [1, 2]) {
    const response = await exchange(site, plain('GET / HTTP/1.1'));
    expect(response).toMatch(/^HTTP\/1\.1 500 Internal Server Error\r\ncontent-length: 0\r\n.*\r\n\r\n$/s);
    expect(response).not.toContain('secret');
  }
});

test('a body that fails ends the connection, and the server goes on', async () => {
  const begun = event();
  const failing = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('start')),
    pull: async () => {
      await begun.happened;
      throw new Error('no more');
    },
  });
  const bodies = [failing, 'again'];
  const site = await siteOf(() => Promise.resolve(new Response(bodies.shift() ?? null)));
  const response = await exchange(site, plain('GET / HTTP/1.1'), begun.happen);
  expect(response).toContain('start');
  // Without the last chunk, clients can tell that it is incomplete.
  expect(response).not.toContain('\r\n0\r\n');
  expect(await exchange(site, plain('GET / HTTP/1.1'))).toContain('again');
});

test('a client that disconnects only stops the writing', async () => {
  const cancelled = event();
  let pieces = 0;
  let wasAborted = false;
  const site = await siteOf((request) => {
    request.signal.addEventListener('abort', () => {
      wasAborted = true;
    });
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
      cancel: cancelled.happen,
    });
    return Promise.resolve(new Response(body));
  });
  const socket = connect(site.port, '127.0.0.1');
  socket.write(plain('GET / HTTP/1.1'));
  socket.once('data', () => socket.destroy());
  await cancelled.happened;
  // No more was produced than the client and the buffers accepted.
  expect(pieces).toBeLessThan(200);
  expect(wasAborted).toBe(false);
});

test('a connection reset midway does not end the server', async () => {
  const site = await siteOf(() => Promise.resolve(new Response(new Uint8Array(10_000_000))));
  const socket = connect(site.port, '127.0.0.1');
  socket.write(plain('GET / HTTP/1.1'));
  socket.once('data', () => socket.resetAndDestroy());
  await site.idle();
  expect(await exchange(site, plain('HEAD / HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a slow body does not outlive its client', async () => {
  const cancelled = event();
  const site = await siteOf(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('start')),
      cancel: cancelled.happen,
    });
    return Promise.resolve(new Response(body));
  });
  const socket = connect(site.port, '127.0.0.1');
  socket.write(plain('GET / HTTP/1.1'));
  socket.once('data', () => socket.destroy());
  await cancelled.happened;
  await site.idle();
});

test('a client that disconnects before the answer changes nothing for the handler', async () => {
  const [started, gone, done, cancelled] = [event(), event(), event(), event()];
  const site = await siteOf(async () => {
    started.happen();
    await gone.happened;
    done.happen();
    return new Response(new ReadableStream({ cancel: cancelled.happen }));
  });
  const socket = connect(site.port, '127.0.0.1');
  socket.write(plain('GET / HTTP/1.1'));
  await started.happened;
  socket.destroy();
  await site.idle();
  gone.happen();
  await done.happened;
  await cancelled.happened;
});
