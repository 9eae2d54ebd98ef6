import dns from 'node:dns';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Connect, Connected, NotConnected } from '../connect';
import { LIMITS } from '../limits';
import {
  EXPIRED,
  GOOD,
  type Identity,
  MEMBERS_ONLY,
  OTHER_NAME,
  SELF_SIGNED,
  TEST_CA,
} from '../testdata/certificates';
import * as answers from '../testdata/hostile-answers';
import {
  answersUnasked,
  closesAfterRequest,
  closesAtOnce,
  drips,
  neverAnswers,
  sends,
  sendsAndStays,
} from '../testdata/hostile-sockets';
import { redirectTo } from '../testdata/redirects';
import { type Site, type SocketHandler, startRawSite, startSite } from '../testdata/start-site';
import { WireBudget } from '../wire-budget';
import { createNodeConnect, type NodeConnectOptions } from './node-connect';

const sites: Site[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function rawSite(handle: SocketHandler, identity?: Identity): Promise<Site> {
  const site = await startRawSite(handle, identity === undefined ? {} : { identity });
  sites.push(site);
  return site;
}

const isLoopback = (ip: Uint8Array) => ip.join('.') === '127.0.0.1';

/** Resolves every name to 127.0.0.1. */
const resolveToLoopback = () => Promise.resolve(['127.0.0.1']);

function portWith(options: Partial<NodeConnectOptions> = {}): Connect {
  return createNodeConnect({ resolve: resolveToLoopback, isAllowedAddress: isLoopback, ...options });
}

interface RequestInputs {
  readonly url?: string;
  readonly ms?: number;
  readonly port?: Connect;
  readonly headers?: Record<string, string>;
  readonly budget?: WireBudget;
}

/** Requests a site's robots.txt. The default time limit is long enough not to matter. */
function request(
  site: Site,
  { url, ms = 20_000, port = portWith(), headers = {}, budget = new WireBudget(LIMITS) }: RequestInputs = {},
) {
  const signal = AbortSignal.timeout(ms);
  return port({ url: new URL(url ?? `${site.origin}/robots.txt`), headers, signal, budget });
}

function answered(outcome: Connected | NotConnected): Connected {
  if (outcome.kind === 'failure') throw new Error(`No answer: ${outcome.failure} ${outcome.detail}`);
  return outcome;
}

async function textOf({ body }: Connected): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

function failure(name: NotConnected['failure'], detail: string | null): NotConnected {
  return { kind: 'failure', failure: name, detail };
}

describe('a proper site', () => {
  test('gets one plain request, and its answer is returned unchanged', async () => {
    let received = '';
    const site = await rawSite((socket) => {
      socket.once('data', (bytes: Uint8Array) => {
        received = Buffer.from(bytes).toString('latin1');
        socket.end(
          'HTTP/1.1 404 Nope\r\nX-A: 1\r\nx-a: 2\r\nSet-Cookie: a=b\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nhi',
        );
      });
    });
    const headers = { 'user-agent': 'Tester/1', accept: '*/*' };
    const answer = answered(await request(site, { url: `${site.origin}/a/robots.txt?b=c#d`, headers }));
    expect(received).toBe(
      `GET /a/robots.txt?b=c HTTP/1.1\r\nhost: 127.0.0.1:${site.port}\r\nuser-agent: Tester/1\r\naccept: */*\r\nconnection: close\r\n\r\n`,
    );
    expect({ ...answer, body: await textOf(answer) }).toEqual({
      kind: 'answer',
      status: 404,
      headers: [
        ['x-a', '1'],
        ['x-a', '2'],
        ['set-cookie', 'a=b'],
        ['content-encoding', 'gzip'],
        ['content-length', '2'],
      ],
      body: 'hi',
      isInflated: false,
    });
    await site.idle();
    expect(site.connections()).toBe(1);
  });

  test('is disconnected after the body, even if it keeps the connection open', async () => {
    const site = await rawSite(
      sendsAndStays('HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nhi'),
    );
    expect(await textOf(answered(await request(site)))).toBe('hi');
    await site.idle();
  });

  test('is disconnected right after an answer without a body', async () => {
    const site = await rawSite(
      sendsAndStays('HTTP/1.1 301 Moved\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n'),
    );
    expect(answered(await request(site)).status).toBe(301);
    await site.idle();
  });

  test('is read to the end even if reading starts late', async () => {
    const site = await rawSite(answers.answer('200 OK', [], 'a'.repeat(5000)));
    const answer = answered(await request(site));
    await site.idle().then(() => new Promise(setImmediate));
    expect(await textOf(answer)).toBe('a'.repeat(5000));
  });

  test('may have a header of 30 KB', async () => {
    const site = await rawSite(answers.answer('200 OK', [`X-Big: ${'a'.repeat(30_000)}`], 'hi'));
    expect(await textOf(answered(await request(site)))).toBe('hi');
  });

  test('gets one connection per request, and redirects are not followed', async () => {
    const site = await startSite(redirectTo('http://127.0.0.1:1/'));
    sites.push(site);
    const port = portWith();
    for (const count of [1, 2]) {
      const answer = answered(await request(site, { port }));
      expect([answer.status, answer.headers[0]]).toEqual([302, ['location', 'http://127.0.0.1:1/']]);
      await answer.body.cancel();
      await site.idle();
      expect(site.connections()).toBe(count);
    }
  });

  test.each([
    ['204', answers.noContent, 204, ''],
    ['304', answers.notModified, 304, ''],
    ['interim answers come first', answers.earlyHints, 200, 'hi'],
    ['it answers unasked', answersUnasked, 200, 'hi'],
    ['more than the length says', answers.tooLong, 200, 'four'],
  ])('%s', async (_, handle, status, body) => {
    const site = await rawSite(handle);
    const answer = answered(await request(site));
    expect(answer.status).toBe(status);
    expect(await textOf(answer)).toBe(body);
    await site.idle();
  });

  test.each([
    ['the login page', answers.loginPage, '<!doctype html>'],
    ['UTF-16', answers.utf16, '\xff\xfeU\0s\0'],
    ['gzip that is none', answers.brokenGzip(), '\x1f\x8b'],
  ])('%s', async (_, handle, start) => {
    const site = await rawSite(handle);
    const answer = answered(await request(site));
    expect(answer.status).toBe(200);
    expect((await textOf(answer)).startsWith(start)).toBe(true);
    await site.idle();
  });
});

describe('invalid answers', () => {
  test.each([
    ['closes at once', closesAtOnce, 'reset', 'ECONNRESET'],
    ['closes after the request', closesAfterRequest, 'reset', 'ECONNRESET'],
    ['closes in the header', answers.closesInHeader, 'reset', 'ECONNRESET'],
    ['HTTP/0.9', answers.http09, 'invalid-response', 'HPE_INVALID_CONSTANT'],
    ['another protocol', answers.notHttp, 'invalid-response', 'HPE_INVALID_CONSTANT'],
    ['100 headers of 8 KB', answers.hugeHeader, 'invalid-response', 'HPE_HEADER_OVERFLOW'],
    ['a status line of 1 MB', answers.longStatusLine, 'invalid-response', 'HPE_HEADER_OVERFLOW'],
    ['headers without end', answers.endlessHeader, 'invalid-response', 'HPE_HEADER_OVERFLOW'],
    ['a header line without end', answers.endlessHeaderLine, 'invalid-response', 'HPE_HEADER_OVERFLOW'],
    ['a zero byte in a header', answers.badHeaderCharacters, 'invalid-response', 'HPE_INVALID_HEADER_TOKEN'],
    ['two lengths', answers.twoLengths, 'invalid-response', 'HPE_UNEXPECTED_CONTENT_LENGTH'],
    ['101', answers.switchesProtocol, 'invalid-response', 'upgrade'],
    ['101 to nothing', answers.switchesSilently, 'invalid-response', '101'],
    ['a status that is none', sends('HTTP/1.1 000 No\r\n\r\n'), 'invalid-response', '0'],
  ] as const)('%s', async (_, handle, name, detail) => {
    const site = await rawSite(handle);
    expect(await request(site)).toEqual(failure(name, detail));
    await site.idle();
  });

  test('reports an answer with both a length and chunks', async () => {
    const site = await rawSite(answers.lengthAndChunks);
    // Node's versions disagree about which of the two is wrong.
    expect(await request(site)).toEqual(failure('invalid-response', expect.stringMatching(/^HPE_/)));
    await site.idle();
  });

  test('reports a closed port', async () => {
    const site = await rawSite(neverAnswers);
    await site.close();
    expect(await request(site)).toEqual(failure('connect', 'ECONNREFUSED'));
  });

  test('reports a request header that Node refuses to send', async () => {
    const site = await rawSite(neverAnswers);
    expect(await request(site, { headers: { 'user-agent': 'a\nb' } })).toEqual(
      failure('invalid-response', 'ERR_INVALID_CHAR'),
    );
    await site.idle();
    expect(site.received()).toBe(0);
  });
});

describe('the budget', () => {
  /** Bytes that Node reads in one read. */
  const READ = 65_536;

  test.each([
    ['hints', answers.endlessHints],
    ['hints with 3,000 lines each', answers.endlessLargeHints],
    ['100 Continue', answers.endlessContinue],
  ])('ends endless %s after 10', async (_, handle) => {
    const site = await rawSite(handle);
    const budget = new WireBudget(LIMITS);
    expect(await request(site, { budget })).toEqual(failure('invalid-response', 'INTERIM_OVERFLOW'));
    await site.idle();
    // Ten of the longest have about 150,000 bytes.
    expect(budget.bytes).toBeLessThanOrEqual(150_000 + READ);
  });

  test.each<[string, Identity | undefined]>([
    ['http', undefined],
    ['https', GOOD],
  ])('ends a body of chunk extensions: %s', async (_, identity) => {
    const site = await rawSite(answers.endlessExtensions, identity);
    const budget = new WireBudget(LIMITS);
    const answer = answered(await request(site, { budget, port: portWith({ ca: TEST_CA }) }));
    await expect(textOf(answer)).rejects.toThrow('aborted');
    await site.idle();
    expect(budget.isSpent).toBe(true);
    expect(budget.bytes).toBeLessThanOrEqual(LIMITS.framingSize + 2 * READ);
  });

  test.each<[string, SocketHandler, Identity | undefined]>([
    ['chunks, http', answers.endlessTinyChunks, undefined],
    ['chunks, https', answers.endlessTinyChunks, GOOD],
    ['TLS records', answers.endlessTinyRecords, GOOD],
  ])('ends a body in pieces of one byte: %s', async (_, handle, identity) => {
    const site = await rawSite(handle, identity);
    const budget = new WireBudget(LIMITS);
    const answer = answered(await request(site, { budget, port: portWith({ ca: TEST_CA }) }));
    await expect(textOf(answer)).rejects.toThrow('aborted');
    await site.idle();
    expect(budget.isSpent).toBe(true);
    // 524,288 bytes of chunks carry a fifth as many bytes of the body.
    expect(budget.bytes).toBeLessThanOrEqual(1.3 * LIMITS.framingSize + 2 * READ);
  });

  test.each<[string, Identity | undefined]>([
    ['http', undefined],
    ['https', GOOD],
  ])('lets the longest file through line by line: %s', async (_, identity) => {
    const site = await rawSite(answers.inLines(80_659), identity);
    const budget = new WireBudget(LIMITS);
    const answer = answered(await request(site, { budget, port: portWith({ ca: TEST_CA }) }));
    expect(await textOf(answer)).toHaveLength(1_048_567);
    expect(budget.isSpent).toBe(false);
  });

  test('ends an endless handshake', async () => {
    const site = await rawSite(answers.endlessHandshake);
    const budget = new WireBudget(LIMITS);
    const url = `https://127.0.0.1:${site.port}/`;
    expect(await request(site, { url, budget })).toEqual(failure('tls', 'WIRE_OVERFLOW'));
    await site.idle();
  });

  test.each(['http', 'https'])('counts each byte once, including those of TLS: %s', async (scheme) => {
    const identity = scheme === 'https' ? GOOD : undefined;
    const site = await rawSite(answers.answer('200 OK', [], 'a'.repeat(1_000_000)), identity);
    const budget = new WireBudget(LIMITS);
    const answer = answered(await request(site, { budget, port: portWith({ ca: TEST_CA }) }));
    expect(await textOf(answer)).toHaveLength(1_000_000);
    await site.idle();
    expect(budget.bytes).toBeGreaterThan(1_000_000);
    expect(budget.bytes).toBeLessThanOrEqual(site.sent());
  });

  test('covers all requests of a question', async () => {
    const site = await rawSite(answers.answer('200 OK', [], 'a'.repeat(1_000)));
    const budget = new WireBudget({ ...LIMITS, wireSize: 2_500 });
    for (const _question of [1, 2])
      expect(await textOf(answered(await request(site, { budget })))).toHaveLength(1_000);
    expect(await request(site, { budget })).toMatchObject({ kind: 'answer' });
    await site.idle();
    expect(budget.isSpent).toBe(true);
  });
});

describe('the time limit', () => {
  test.each([
    ['no answer', neverAnswers],
    ['a byte per second', drips('HTTP/1.1 200 OK\r\n\r\nhi', 1000)],
  ])('ends waiting for the head: %s', async (_, handle) => {
    const site = await rawSite(handle);
    expect(await request(site, { ms: 150 })).toEqual(failure('timeout', null));
    await site.idle();
  });

  test('ends a handshake that stalls', async () => {
    const site = await rawSite(neverAnswers);
    const url = `https://127.0.0.1:${site.port}/`;
    expect(await request(site, { url, ms: 150 })).toEqual(failure('timeout', null));
    await site.idle();
  });

  test('ends waiting for a resolver that cannot be stopped', async () => {
    const site = await rawSite(neverAnswers);
    const port = portWith({ resolve: () => new Promise(() => undefined) });
    const url = `http://site.test:${site.port}/`;
    expect(await request(site, { url, port, ms: 50 })).toEqual(failure('timeout', null));
    expect(site.connections()).toBe(0);
  });

  test('may expire before the request starts', async () => {
    const site = await rawSite(neverAnswers);
    const resolve = vi.fn(resolveToLoopback);
    const url = new URL(`http://site.test:${site.port}/`);
    const outcome = await portWith({ resolve })({
      url,
      headers: {},
      signal: AbortSignal.abort(),
      budget: new WireBudget(LIMITS),
    });
    expect(outcome).toEqual(failure('timeout', null));
    expect(resolve).not.toHaveBeenCalled();
    expect(site.connections()).toBe(0);
  });

  test.each(['http', 'https'])('%s: may expire just when the connection is established', async (scheme) => {
    const site = await rawSite(neverAnswers);
    const control = new AbortController();
    const isAllowedAddress = vi
      .fn()
      .mockReturnValueOnce(true)
      .mockImplementationOnce(() => {
        control.abort();
        return true;
      });
    const url = new URL(`${scheme}://127.0.0.1:${site.port}/`);
    const outcome = await portWith({ isAllowedAddress })({
      url,
      headers: {},
      signal: control.signal,
      budget: new WireBudget(LIMITS),
    });
    expect(outcome).toEqual(failure('timeout', null));
    await site.idle();
  });

  test.each([
    ['stands still', answers.tooShortAndStays],
    ['drips', drips(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(1000)}`, 2)],
    ['never ends', answers.endlessBody],
  ])('ends a body that %s', async (_, handle) => {
    const site = await rawSite(handle);
    const control = new AbortController();
    const port = portWith();
    const answer = answered(
      await port({
        url: new URL(site.origin),
        headers: {},
        signal: control.signal,
        budget: new WireBudget(LIMITS),
      }),
    );
    const reader = answer.body.getReader();
    await reader.read();
    control.abort(new Error('enough'));
    await expect(reader.read()).rejects.toThrow('enough');
    await site.idle();
  });

  test('ends an unread body', async () => {
    const site = await rawSite(answers.endlessBody);
    const control = new AbortController();
    const answer = answered(
      await portWith()({
        url: new URL(site.origin),
        headers: {},
        signal: control.signal,
        budget: new WireBudget(LIMITS),
      }),
    );
    control.abort(new Error('enough'));
    await site.idle();
    await expect(textOf(answer)).rejects.toThrow('enough');
  });
});

describe('the body', () => {
  test.each([
    ['is shorter than its length', answers.tooShort, 'aborted'],
    ['has a chunk that is none', answers.garbageChunk, 'aborted'],
    ['has no last chunk', answers.unfinishedChunks, 'aborted'],
    ['is broken off', answers.breaksInBody, 'aborted'],
  ])('fails if it %s', async (_, handle, message) => {
    const site = await rawSite(handle);
    const answer = answered(await request(site));
    await expect(textOf(answer)).rejects.toThrow(message);
    await site.idle();
  });

  test.each([
    ['a length of 10 GB', answers.endlessBody],
    ['chunks', answers.endlessChunks],
    ['a gzip bomb', answers.gzipBomb()],
  ])('is read only on demand, and cancelling it closes the connection: %s', async (_, handle) => {
    const site = await rawSite(handle);
    const answer = answered(await request(site));
    const reader = answer.body.getReader();
    const { value } = await reader.read();
    expect(value?.length).toBeGreaterThan(0);
    // Waits until back-pressure stops the site from sending more.
    await untilSteady(() => site.sent());
    expect(site.sent()).toBeLessThan(20_000_000);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(100_000_000);
    await reader.cancel();
    await site.idle();
  });

  test('can be cancelled while a read is pending', async () => {
    const site = await rawSite(answers.tooShortAndStays);
    const reader = answered(await request(site)).body.getReader();
    expect((await reader.read()).value).toHaveLength(4);
    const next = reader.read();
    await reader.cancel();
    expect(await next).toEqual({ done: true, value: undefined });
    await site.idle();
  });

  test('arrives in small chunks and is read in large pieces', async () => {
    const site = await rawSite(answers.endlessChunks);
    const reader = answered(await request(site)).body.getReader();
    await reader.read();
    await untilSteady(() => site.sent());
    // A chunk has 13 bytes.
    expect((await reader.read()).value?.length).toBeGreaterThan(1_300);
    await reader.cancel();
    await site.idle();
  });

  test('can be cancelled unread', async () => {
    const site = await rawSite(answers.endlessBody);
    await answered(await request(site)).body.cancel();
    await site.idle();
  });
});

/** Waits until a number is unchanged for 50 turns of the event loop. */
async function untilSteady(count: () => number): Promise<void> {
  for (let same = 0, last = -1; same < 50; same += 1) {
    if (count() !== last) same = 0;
    last = count();
    await new Promise(setImmediate);
  }
}

describe('a secure connection', () => {
  const page = sends('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi');

  test.each(['site.test', 'site.test.', '127.0.0.1'])('is made with %s', async (host) => {
    const site = await rawSite(page, GOOD);
    const port = portWith({ ca: TEST_CA });
    const answer = answered(await request(site, { url: `https://${host}:${site.port}/`, port }));
    expect(await textOf(answer)).toBe('hi');
    await site.idle();
  });

  test('names the host, and asks for HTTP/1.1', async () => {
    const names: unknown[] = [];
    const site = await rawSite((socket) => {
      if ('servername' in socket && 'alpnProtocol' in socket) names.push(socket.servername);
      page(socket);
    }, GOOD);
    const port = portWith({ ca: TEST_CA });
    for (const host of ['site.test', 'site.test.', '127.0.0.1'])
      answered(await request(site, { url: `https://${host}:${site.port}/`, port }));
    expect(names).toEqual(['site.test', 'site.test', false]);
  });

  test.each([
    ['expired', EXPIRED, TEST_CA, 'CERT_HAS_EXPIRED'],
    ['of another name', OTHER_NAME, TEST_CA, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['signed by itself', SELF_SIGNED, TEST_CA, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['signed by nobody known', GOOD, undefined, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ])('is not made if the certificate is %s', async (_, identity, ca, code) => {
    let requests = 0;
    const site = await rawSite((socket) => socket.once('data', () => (requests += 1)), identity);
    const port = portWith(ca === undefined ? {} : { ca });
    for (const host of ['site.test', '127.0.0.1'])
      expect(await request(site, { url: `https://${host}:${site.port}/`, port })).toEqual(
        failure('tls', code),
      );
    await site.idle();
    expect(requests).toBe(0);
  });

  test('may be refused by the site after the handshake', async () => {
    const site = await rawSite(page, MEMBERS_ONLY);
    const port = portWith({ ca: TEST_CA });
    expect(await request(site, { url: `https://site.test:${site.port}/`, port })).toEqual(
      failure('tls', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'),
    );
    await site.idle();
  });

  test('is verified, whatever the environment sets', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    const site = await rawSite(page, SELF_SIGNED);
    const code = 'DEPTH_ZERO_SELF_SIGNED_CERT';
    expect(await request(site, { url: `https://site.test:${site.port}/` })).toEqual(failure('tls', code));
    vi.unstubAllEnvs();
  });

  test.each([
    ['speaks plain HTTP', sends('HTTP/1.1 400 Bad Request\r\n\r\n'), 'ERR_SSL_WRONG_VERSION_NUMBER'],
    ['closes', closesAtOnce, 'ECONNRESET'],
  ])('is not made if the site %s', async (_, handle, code) => {
    const site = await rawSite(handle);
    expect(await request(site, { url: `https://site.test:${site.port}/` })).toEqual(failure('tls', code));
    await site.idle();
  });
});

describe('addresses', () => {
  /** Makes a request to a site at 127.0.0.1 that must not be reached. */
  async function untouched(options: Partial<NodeConnectOptions>, host: string) {
    const site = await rawSite(neverAnswers);
    const outcome = await request(site, { url: `http://${host}:${site.port}/`, port: portWith(options) });
    expect(site.connections()).toBe(0);
    return outcome;
  }

  const FORBIDDEN = failure('private-address', null);
  const notLoopback = (ip: Uint8Array) => !isLoopback(ip);

  test.each(['127.0.0.1', '127.1', '0x7f000001', '2130706433', '0177.0.0.1', '[::ffff:127.0.0.1]', '[::1]'])(
    'a forbidden literal is refused: %s',
    async (host) => {
      const seen: string[] = [];
      const isAllowedAddress = (ip: Uint8Array) => {
        seen.push(ip.join('.'));
        return false;
      };
      expect(await untouched({ isAllowedAddress }, host)).toEqual(FORBIDDEN);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatch(/127\.0\.0\.1$|^(0\.){15}1$/);
    },
  );

  test('a name whose address is forbidden is refused', async () => {
    expect(await untouched({ isAllowedAddress: notLoopback }, 'site.test')).toEqual(FORBIDDEN);
  });

  test.each([
    [['127.0.0.1', '10.0.0.1']],
    [['10.0.0.1', '127.0.0.1']],
    [['127.0.0.1', '::1']],
    [['127.0.0.1', 'unreadable']],
  ])('a name with one forbidden address of several is refused: %s', async (addresses) => {
    const resolve = () => Promise.resolve(addresses);
    expect(await untouched({ resolve }, 'site.test')).toEqual(FORBIDDEN);
  });

  test('a name without an address is reported', async () => {
    const resolve = () => Promise.resolve([]);
    expect(await untouched({ resolve }, 'site.test')).toEqual(failure('dns', null));
  });

  test('an unknown name is reported', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await untouched({ resolve }, 'site.test')).toEqual(failure('dns', 'ENOTFOUND'));
  });

  test('IPv4 is preferred if a name has both kinds', async () => {
    const site = await rawSite(answers.noContent);
    const port = portWith({
      resolve: () => Promise.resolve(['::2', '127.0.0.1']),
      isAllowedAddress: () => true,
    });
    expect(answered(await request(site, { url: `http://site.test:${site.port}/`, port })).status).toBe(204);
  });

  test.each(['site.test', '127.0.0.1'])('%s: only the checked address is connected to', async (host) => {
    const site = await rawSite(answers.noContent);
    // Node's own lookup, which connecting by name would use.
    const lookup = vi.spyOn(dns, 'lookup');
    // Returns another address every time, like an attacker who wants us to check one address and connect to another.
    const resolve = vi.fn(() =>
      Promise.resolve([resolve.mock.calls.length === 1 ? '127.0.0.1' : '10.0.0.1']),
    );
    const isAllowedAddress = vi.fn(isLoopback);
    const port = portWith({ resolve, isAllowedAddress });
    const url = `http://${host}:${site.port}/`;
    expect(answered(await request(site, { url, port })).status).toBe(204);
    await site.idle();
    expect(resolve).toHaveBeenCalledTimes(host === 'site.test' ? 1 : 0);
    expect(lookup).not.toHaveBeenCalled();
    // Checked before and after connecting.
    expect(isAllowedAddress).toHaveBeenCalledTimes(2);
    expect(site.connections()).toBe(1);
    if (host !== 'site.test') return;
    expect(await request(site, { url, port })).toEqual(FORBIDDEN);
    expect(site.connections()).toBe(1);
  });

  test.each(['http', 'https'])(
    '%s: an address that is refused after connecting receives no byte',
    async (scheme) => {
      const site = await rawSite(neverAnswers);
      const isAllowedAddress = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
      const url = `${scheme}://site.test:${site.port}/`;
      expect(await request(site, { url, port: portWith({ isAllowedAddress }) })).toEqual(FORBIDDEN);
      await site.idle();
      expect([site.connections(), site.received()]).toEqual([1, 0]);
    },
  );

  test('an address other than the chosen one receives no byte, even if it is allowed', async () => {
    const site = await rawSite(neverAnswers);
    // Systems treat 0.0.0.0 as the computer itself, so 127.0.0.1 answers.
    const port = portWith({ isAllowedAddress: () => true });
    expect(await request(site, { url: `http://0.0.0.0:${site.port}/`, port })).toEqual(FORBIDDEN);
    await site.idle();
    expect([site.connections(), site.received()]).toEqual([1, 0]);
  });

  test('name servers are queried by default', async () => {
    vi.spyOn(dns.promises.Resolver.prototype, 'resolve4').mockResolvedValue(['127.0.0.1'] as never);
    vi.spyOn(dns.promises.Resolver.prototype, 'resolve6').mockResolvedValue([]);
    const site = await rawSite(answers.noContent);
    const url = `http://site.example:${site.port}/`;
    const seen: string[] = [];
    const isAllowedAddress = (ip: Uint8Array) => {
      seen.push(ip.join('.'));
      return false;
    };
    expect(await request(site, { url, port: createNodeConnect({ isAllowedAddress }) })).toEqual(FORBIDDEN);
    expect(seen).toContain('127.0.0.1');
    expect(site.connections()).toBe(0);
  });
});
