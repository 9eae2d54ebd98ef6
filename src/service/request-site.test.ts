import { describe, expect, test } from 'vitest';
import { publicInternet } from './address/gate';
import type { Connect } from './connect';
import { LIMITS } from './limits';
import { requestSite, type SiteAnswer, type SiteRequestOptions } from './request-site';
import { type FakeAnswer, FakeNetwork } from './testdata/fake-connect';

const first = 'https://site.example.org/robots.txt';

/** Requests `first` in a network of these sites. */
async function request(
  sites: ConstructorParameters<typeof FakeNetwork>[0],
  more: Partial<SiteRequestOptions> = {},
) {
  const network = new FakeNetwork(sites);
  let time = 0;
  const options: SiteRequestOptions = {
    connect: network.connect,
    policy: publicInternet,
    limits: LIMITS,
    now: () => (time += 5),
    ...more,
  };
  return { network, answer: await requestSite(new URL(first), 'Tester/1', options) };
}

/** A redirect whose connection stays open until it is cancelled. */
const to = (location: string, status = 301): FakeAnswer => ({
  status,
  headers: [['location', location]],
  hangs: true,
});

function bodyOf({ end }: SiteAnswer): string {
  if (end.kind === 'failure') throw new Error(end.failure);
  return Buffer.from(end.body, 'base64url').toString();
}

describe('requesting a site', () => {
  test('sends one unconditional GET with our name and returns the answer', async () => {
    const { network, answer } = await request({
      [first]: {
        headers: [
          ['content-type', 'text/plain'],
          ['set-cookie', 'a=1'],
        ],
        body: ['User-agent: *\n', 'Disallow: /ä'],
      },
    });
    expect(network.requests.map(({ url, headers }) => [url.href, headers])).toEqual([
      [first, { 'user-agent': 'Tester/1', accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'gzip' }],
    ]);
    expect(answer.hops).toEqual([
      { url: first, status: 200, headers: [['content-type', 'text/plain']], ms: 5 },
    ]);
    expect(bodyOf(answer)).toBe('User-agent: *\nDisallow: /ä');
    expect(answer.end).toMatchObject({ kind: 'answer', status: 200, bytes: 27, cut: null });
  });

  test.each([301, 302, 303, 307, 308])('%i is followed, to another host and scheme too', async (status) => {
    const target = 'http://www.example.com/r?x=1';
    const { network, answer } = await request({
      [first]: to(`${target}#part`, status),
      [target]: { body: ['x'] },
    });
    expect(answer.hops.map(({ url, status }) => [url, status])).toEqual([
      [first, status],
      [target, 200],
    ]);
    expect(bodyOf(answer)).toBe('x');
    // The redirect's body is cancelled unread.
    expect(network.closed).toEqual([first, target]);
  });

  test.each([
    ['/other', 'https://site.example.org/other'],
    ['//www.example.com/x', 'https://www.example.com/x'],
    ['?q', 'https://site.example.org/robots.txt?q'],
    ['/%C3%A4', 'https://site.example.org/%C3%A4'],
    ['/\u0436', 'https://site.example.org/%D0%B6'],
    // Headers arrive as bytes: ä in UTF-8, and in Latin-1.
    ['/\u00c3\u00a4', 'https://site.example.org/%C3%A4'],
    ['/\u00e4', 'https://site.example.org/%C3%A4'],
  ])('a Location of %s is resolved against the address that sent it', async (location, target) => {
    const { answer } = await request({ [first]: to(location), [target]: { body: ['x'] } });
    expect(answer.hops.at(-1)?.url).toBe(target);
  });

  test.each<[string, FakeAnswer]>([
    ['a redirect without a Location', { status: 301, body: ['x'] }],
    ['304', { status: 304 }],
    ['300 with a Location', { ...to('/x', 300), hangs: false }],
    ['404', { status: 404, body: ['gone'] }],
    ['503', { status: 503 }],
    ['204', { status: 204 }],
  ])('%s is returned as the answer', async (_, site) => {
    const { answer } = await request({ [first]: site });
    expect(answer.hops).toHaveLength(1);
    expect(answer.end).toMatchObject({ kind: 'answer', status: site.status });
  });

  test('nine redirects are followed, the tenth is not', async () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, n) => [
          n === 0 ? first : `https://h${n}.example.org/`,
          to(`https://h${n + 1}.example.org/`),
        ]),
      );
    const nine = await request({ ...chain(9), 'https://h9.example.org/': { body: ['x'] } });
    expect(nine.answer.hops).toHaveLength(10);
    expect(bodyOf(nine.answer)).toBe('x');
    const ten = await request({ ...chain(10), 'https://h10.example.org/': { body: ['x'] } });
    expect(ten.answer.hops).toHaveLength(10);
    expect(ten.answer.end).toEqual({
      kind: 'failure',
      failure: 'too-many-redirects',
      url: 'https://h10.example.org/',
      detail: null,
    });
    expect(ten.network.requests).toHaveLength(10);
  });

  test.each([
    ['itself', { [first]: to(first) }, 1],
    ['a circle', { [first]: to('/a'), 'https://site.example.org/a': to('/robots.txt#x') }, 2],
  ])('a redirect to %s is reported as a loop', async (_, sites, hops) => {
    const { answer, network } = await request(sites);
    expect(answer.end).toMatchObject({ kind: 'failure', failure: 'redirect-loop', url: first });
    expect(network.requests).toHaveLength(hops);
  });

  test.each([
    ['http://127.0.0.1/robots.txt', 'private-address'],
    ['http://169.254.169.254/latest/meta-data/', 'private-address'],
    ['http://[::ffff:7f00:1]/', 'private-address'],
    ['https://localhost/', 'private-address'],
    ['https://user:pass@www.example.com/', 'credentials'],
    ['https://www.example.com:8443/', 'port'],
    ['ftp://www.example.com/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['http://[', 'bad-redirect'],
    // The platform couldn't decode it.
    ['/\ufffd', 'bad-redirect'],
    ['', 'bad-redirect'],
  ])('a redirect to %j is not followed: %s', async (location, failure) => {
    const { answer, network } = await request({ [first]: to(location) });
    expect(answer.end).toMatchObject({ kind: 'failure', failure });
    expect(network.requests).toHaveLength(1);
    expect(network.closed).toEqual([first]);
  });

  test('a long Location is cut', async () => {
    const { answer } = await request({ [first]: to(`https://user@www.example.com/${'x'.repeat(10_000)}`) });
    expect(answer.end.kind === 'failure' && answer.end.url.length).toBe(500);
  });

  test('a failure contains the requested address', async () => {
    const { answer } = await request({
      [first]: to('https://www.example.com/'),
      'https://www.example.com/': { kind: 'failure', failure: 'tls', detail: 'CERT_HAS_EXPIRED' },
    });
    expect(answer.hops).toHaveLength(1);
    expect(answer.end).toEqual({
      kind: 'failure',
      failure: 'tls',
      url: 'https://www.example.com/',
      detail: 'CERT_HAS_EXPIRED',
    });
  });

  test('an endless body is cut by the time limit of one request', async () => {
    const { answer } = await request(
      { [first]: { body: ['User-agent: *'], hangs: true } },
      { limits: { ...LIMITS, hopTime: 20 } },
    );
    expect(answer.end).toMatchObject({ kind: 'answer', cut: 'time', bytes: 13 });
  });

  test('the time limit for all requests also cuts an endless body', async () => {
    const { answer, network } = await request(
      { [first]: to('/slow'), 'https://site.example.org/slow': { hangs: true } },
      { limits: { ...LIMITS, totalTime: 20 } },
    );
    expect(answer.end).toMatchObject({ kind: 'answer', cut: 'time', bytes: 0 });
    expect(network.requests[1]?.signal.aborted).toBe(true);
  });

  test('all requests share one budget, and a body that exceeds it is reported as cut', async () => {
    const spending: Connect = (request) => {
      request.budget.countBytes(LIMITS.wireSize);
      return network.connect(request);
    };
    const network = new FakeNetwork({
      [first]: to('/a'),
      'https://site.example.org/a': { body: ['User-agent: *'], breaks: true },
    });
    const { answer } = await request({}, { connect: spending });
    expect(new Set(network.requests.map(({ budget }) => budget)).size).toBe(1);
    expect(answer.end).toMatchObject({ kind: 'answer', cut: 'overhead', bytes: 13 });
  });

  test('no further request is made after the time limit for all of them', async () => {
    let time = 0;
    const { answer, network } = await request(
      { [first]: to('/a'), 'https://site.example.org/a': to('/b'), 'https://site.example.org/b': {} },
      { limits: { ...LIMITS, totalTime: 5_000 }, now: () => (time += 2_000) },
    );
    expect(answer.end).toMatchObject({ failure: 'timeout', url: 'https://site.example.org/a' });
    expect(network.requests).toHaveLength(1);
  });

  test('a body over the limit is cut', async () => {
    const { answer } = await request({ [first]: { body: ['x'.repeat(700_000), 'x'.repeat(700_000)] } });
    expect(answer.end).toMatchObject({ bytes: 1_048_576, cut: 'size' });
  });
});
