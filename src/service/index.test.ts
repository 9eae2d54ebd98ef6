import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crawlers } from '../catalogue/full';
import type { Connect, ConnectRequest } from './connect';
import { createService, PRODUCT, type ServiceOptions } from './index';
import { LOAD } from './limits';
import type { LiveFile, ServiceAbout } from './protocol';
import { FakeNetwork } from './testdata/fake-connect';

const sites = {
  'https://example.com/robots.txt': { body: ['User-agent: *'] },
  'https://other.example.com/robots.txt': { status: 404 },
};

const TODAY = 1_795_000_000_000;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(TODAY);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts a service at https://tester.example/ in a network of two sites. */
function start(more: Partial<ServiceOptions> = {}) {
  const network = new FakeNetwork(sites);
  const clock = { time: 1_000_000 };
  const service = createService({
    connect: network.connect,
    callers: { hosts: ['tester.example'], admitsAll: false },
    now: () => clock.time,
    ...more,
  });
  const get = async (query: string, init: RequestInit = {}, client = '203.0.113.7') => {
    const request = new Request(`https://tester.example/api/robots${query}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      ...init,
    });
    const response = await service(request, client);
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  return { network, clock, service, get };
}

describe('the service', () => {
  test('describes itself', async () => {
    const { get, network } = start();
    const { status, json } = await get('');
    expect(status).toBe(200);
    const about = json as ServiceAbout;
    expect(about.version).toBe(1);
    const known = new Set(crawlers.map(({ id }) => id));
    expect(about.crawlers.length).toBeGreaterThan(100);
    expect(about.crawlers.filter((id) => !known.has(id))).toEqual([]);
    expect(network.requests).toEqual([]);
  });

  test('requests the robots.txt of any typed address and returns the answer', async () => {
    const { get, network } = start();
    const { status, json } = await get('?url=example.com%2Fshop%3Fx');
    expect(status).toBe(200);
    expect(json).toEqual({
      version: 1,
      url: 'https://example.com/robots.txt',
      as: null,
      userAgent: `${PRODUCT} (+https://tester.example/)`,
      at: TODAY,
      ms: 0,
      hops: [{ url: 'https://example.com/robots.txt', status: 200, headers: [], ms: 0 }],
      end: { kind: 'answer', status: 200, body: 'VXNlci1hZ2VudDogKg', bytes: 13, cut: null },
    });
    expect(network.requests[0]?.headers['user-agent']).toBe(`${PRODUCT} (+https://tester.example/)`);
  });

  test('uses the name and version of the package', () => {
    const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
    expect(PRODUCT).toBe(`${name}/${version}`);
  });

  test('sends a crawler’s header if it is known', async () => {
    const { get, network } = start();
    const { json } = await get('?url=example.com&as=googlebot');
    expect((json as LiveFile).as).toBe('googlebot');
    expect((json as LiveFile).userAgent).toMatch(/Googlebot\/2\.1; .* Chrome\/\d+\.0\.\d+\.\d+ Safari/);
    expect(network.requests[0]?.headers['user-agent']).toBe((json as LiveFile).userAgent);
  });

  test.each(['google-extended', 'nobody', '__proto__', 'toString', '', 'x'.repeat(3_000)])(
    'refuses to send a request as %s',
    async (as) => {
      const { get, network } = start();
      expect(await get(`?url=example.com&as=${as}`)).toMatchObject({
        status: 400,
        json: { error: 'unknown-crawler' },
      });
      expect(network.requests).toEqual([]);
    },
  );

  test.each([
    ['http://127.0.0.1/', 'private-address'],
    ['http://2130706433/', 'private-address'],
    ['[::1]', 'private-address'],
    ['localhost', 'private-address'],
    ['example.com:8080', 'port'],
    ['ftp://example.com', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user@example.com', 'credentials'],
    ['not a host', 'no-address'],
    ['', 'no-address'],
  ])('refuses to request %j: %s', async (url, reason) => {
    const { get, network } = start();
    expect(await get(`?${new URLSearchParams({ url })}`)).toMatchObject({
      status: 400,
      json: { error: 'refused', reason },
    });
    expect(network.requests).toEqual([]);
  });

  test('sends answers that browsers do not run, frame or cache', async () => {
    const { get } = start();
    for (const { headers } of [
      await get('?url=example.com'),
      await get('?url=localhost'),
      await get('', { method: 'POST' }),
    ])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
  });

  test('uses only the query of a request', async () => {
    const { get, network } = start();
    await get('?url=example.com', {
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: 'a=1',
        authorization: 'x',
        'user-agent': 'y',
        range: 'bytes=0-1',
      },
    });
    expect(Object.keys(network.requests[0]?.headers ?? {})).toEqual([
      'user-agent',
      'accept',
      'accept-encoding',
    ]);
    expect(JSON.stringify(network.requests[0]?.headers)).not.toMatch(/a=1|"x"|"y"|bytes/);
  });
});

describe('access', () => {
  test.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 'elsewhere'],
    ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 'elsewhere'],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, 'elsewhere'],
    ['a program, or a page over http', {}, 'unsaid'],
  ])('is denied to %s', async (_, headers, reason) => {
    const { get, network } = start();
    for (const query of ['', '?url=example.com'])
      expect(await get(query, { headers })).toMatchObject({
        status: 403,
        json: { error: 'foreign', reason },
      });
    expect(network.requests).toEqual([]);
  });

  test('is denied under another host name', async () => {
    const { service, network } = start();
    for (const address of [
      'https://evil.example/?url=example.com',
      'https://203.0.113.7/',
      'https://tester.example.evil.example/',
    ]) {
      const request = new Request(address, { headers: { 'sec-fetch-site': 'same-origin' } });
      const response = await service(request, '203.0.113.7');
      expect([response.status, await response.json()]).toEqual([403, { error: 'foreign', reason: 'host' }]);
    }
    expect(network.requests).toEqual([]);
  });

  test('is open to all if configured', async () => {
    const { get } = start({ callers: { hosts: ['tester.example'], admitsAll: true } });
    expect(await get('?url=example.com', { headers: {} })).toMatchObject({ status: 200 });
  });

  test.each(['POST', 'PUT', 'HEAD', 'DELETE'])('is denied with %s', async (method) => {
    const { service } = start();
    const response = await service(new Request('https://tester.example/', { method }), '203.0.113.7');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });
});

describe('load limits', () => {
  test('a client over its rate learns when it may ask again', async () => {
    const { get, clock } = start({
      load: { ...LOAD, perClient: { burst: 2, perMinute: 6 } },
    });
    expect((await get('?url=example.com')).status).toBe(200);
    // Refused requests count, too.
    expect((await get('?url=localhost')).status).toBe(400);
    const busy = await get('?url=example.com');
    expect(busy).toMatchObject({ status: 429, json: { error: 'busy', retryAfter: 10 } });
    expect(busy.headers.get('retry-after')).toBe('10');
    expect((await get('?url=example.com', {}, '203.0.113.8')).status).toBe(200);
    clock.time += 10_000;
    expect((await get('?url=example.com')).status).toBe(200);
    // A request without an address is free.
    expect((await get('')).status).toBe(200);
  });

  test('all clients together have a rate', async () => {
    const { get, network } = start({
      load: { ...LOAD, inAll: { burst: 2, perMinute: 60 } },
    });
    const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const answers: unknown[] = [];
    for (const client of clients) answers.push((await get('?url=example.com&fresh=1', {}, client)).json);
    expect(answers[1]).toMatchObject({ version: 1 });
    expect(answers[2]).toEqual({ error: 'busy', retryAfter: 1, limit: 'all' });
    expect(network.requests).toHaveLength(2);
  });

  test('the number of sites requested at the same time is limited', async () => {
    const { get, network } = start({
      load: { ...LOAD, atOnce: 1 },
    });
    const [one, other] = await Promise.all([get('?url=example.com'), get('?url=other.example.com')]);
    expect([one.status, other.status]).toEqual([200, 429]);
    expect(other.headers.get('retry-after')).toBe('1');
    expect(network.requests).toHaveLength(1);
    expect((await get('?url=other.example.com')).status).toBe(200);
  });

  /** A network in which `example.com` answers and all other sites are silent until `end`. */
  function silentSites() {
    const { connect } = new FakeNetwork(sites);
    const ends: (() => void)[] = [];
    return {
      connect: (request: ConnectRequest): ReturnType<Connect> =>
        request.url.host === 'example.com'
          ? connect(request)
          : new Promise((resolve) =>
              ends.push(() => resolve({ kind: 'failure', failure: 'timeout', detail: null })),
            ),
      requestCount: () => ends.length,
      end: () => {
        for (const end of ends.splice(0)) end();
      },
    };
  }

  test('three clients with 15 silent sites each leave room for a fourth', async () => {
    const { connect, requestCount, end } = silentSites();
    const { get } = start({ connect });
    const hogs = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    const questions = hogs.flatMap((client, at) =>
      Array.from({ length: 15 }, (_, n) => get(`?url=s${at}-${n}.example.org`, {}, client)),
    );
    expect((await get('?url=example.com', {}, '203.0.113.4')).status).toBe(200);
    expect(requestCount()).toBe(12);
    end();
    const answers = await Promise.all(questions);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(33);
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['1']));
  });

  test('a client may ask again when its questions have ended', async () => {
    const { connect, requestCount, end } = silentSites();
    const { get } = start({ connect });
    for (const round of [1, 2, 3]) {
      const questions = Array.from({ length: 4 }, (_, n) => get(`?url=r${round}-${n}.example.org`));
      expect(requestCount()).toBe(4);
      // Equal questions wait for the same answer and take no place.
      if (round === 1) questions.push(get('?url=r1-0.example.org'));
      end();
      for (const { status } of await Promise.all(questions)) expect(status).toBe(200);
    }
  });

  test('a question that fails midway gives its place back', async () => {
    const { get } = start({
      connect: () => {
        throw new Error('a mistake of ours');
      },
    });
    for (let n = 0; n < 6; n++) await expect(get('?url=example.com')).rejects.toThrow('a mistake of ours');
  });

  test('130 questions, each from a different /64 of one /48, leave room for other clients', async () => {
    const { get, network } = start();
    const answers: number[] = [];
    for (let n = 0; n < 130; n++)
      answers.push(
        (await get('?url=example.com&fresh=1', {}, `2001:db8:1:${(n * 256).toString(16)}::1`)).status,
      );
    // The share of four clients.
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(network.requests).toHaveLength(60);
    expect((await get('?url=example.com&fresh=1', {}, '2001:db8:2::1')).status).toBe(200);
  });

  test('one /48 leaves places for a stranger', async () => {
    const { connect, requestCount, end } = silentSites();
    const { get } = start({ connect });
    const questions = Array.from({ length: 50 }, (_, n) =>
      get(`?url=s${n}.example.org`, {}, `2001:db8:1:${(n * 256).toString(16)}::1`),
    );
    expect((await get('?url=example.com', {}, '2001:db8:2::1')).status).toBe(200);
    expect(requestCount()).toBe(16);
    end();
    await Promise.all(questions);
  });

  test('equal questions at the same time make one request', async () => {
    const { get, network } = start();
    const answers = await Promise.all([
      get('?url=example.com'),
      get('?url=https://example.com/x&fresh=1'),
      get('?url=example.com&as=googlebot'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ json }) => (json as LiveFile).as)).toEqual([null, null, 'googlebot']);
    expect(network.requests).toHaveLength(2);
  });

  test('all who get an answer share its bytes', async () => {
    const { service } = start();
    const firstPiece = async () => {
      const request = new Request('https://tester.example/?url=example.com', {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      return (await service(request, '203.0.113.7')).body?.getReader().read();
    };
    const [one, other] = await Promise.all([firstPiece(), firstPiece()]);
    const later = await firstPiece();
    expect(one?.value).toBeInstanceOf(Uint8Array);
    expect(other?.value).toBe(one?.value);
    expect(later?.value).toBe(one?.value);
  });

  test('an answer is reused for a minute, unless a fresh one is requested', async () => {
    const { get, network, clock } = start();
    /** Returns the number of requests so far. */
    const requestsAfter = async (query: string) => {
      expect((await get(query)).status).toBe(200);
      return network.requests.length;
    };
    expect(await requestsAfter('?url=example.com')).toBe(1);
    clock.time += 59_999;
    expect(await requestsAfter('?url=example.com')).toBe(1);
    expect(await requestsAfter('?url=example.com&fresh=1')).toBe(2);
    expect(await requestsAfter('?url=example.com')).toBe(2);
    clock.time += 60_000;
    expect(await requestsAfter('?url=example.com')).toBe(3);
    expect(await requestsAfter('?url=http://example.com')).toBe(4);
  });

  test('a forged port does not make a different question', async () => {
    const { service, network } = start();
    for (const port of [1, 2, 3])
      await service(
        new Request(`https://tester.example:${port}/?url=example.com`, {
          headers: { 'sec-fetch-site': 'same-origin' },
        }),
        '203.0.113.7',
      );
    expect(network.requests).toHaveLength(1);
  });

  test('long answers do not fill the memory', async () => {
    const long = (n: number) => `https://h${n}.example.org/${'x'.repeat(4_000)}`;
    const header = ['via', 'v'.repeat(500)] as const;
    const headers = Array.from({ length: 40 }, () => header);
    const chain = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [
        long(n),
        { status: 301, headers: [['location', long(n + 1)] as const, ...headers] },
      ]),
    );
    const started = Array.from({ length: 200 }, (_, n) => [
      `https://s${n}.example.org/robots.txt`,
      { status: 301, headers: [['location', long(0)] as const, ...headers] },
    ]);
    const network = new FakeNetwork({ ...chain, [long(9)]: {}, ...Object.fromEntries(started) });
    const free = { burst: 1e6, perMinute: 1e6 };
    const { get } = start({
      connect: network.connect,
      load: { ...LOAD, perClient: free, inAll: free },
    });
    for (let n = 0; n < 200; n++) await get(`?url=s${n}.example.org`);
    // Of 200 answers of 200,000 characters, 30 million characters are kept: a quarter of the answers were dropped.
    const requestCount = network.requests.length;
    await get('?url=s0.example.org');
    expect(network.requests.length).toBeGreaterThan(requestCount);
    const later = network.requests.length;
    await get('?url=s199.example.org');
    expect(network.requests).toHaveLength(later);
  });
});
