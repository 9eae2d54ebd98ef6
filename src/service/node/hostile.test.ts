import { createServer, request as startRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publicInternet } from '../address/gate';
import { createService } from '../index';
import { LIMITS } from '../limits';
import type { LiveFile, ServiceProblem } from '../protocol';
import { EXPIRED, OTHER_NAME, SELF_SIGNED, TEST_CA } from '../testdata/certificates';
import * as answers from '../testdata/hostile-answers';
import { closesAfterRequest, closesAtOnce, drips, neverAnswers, sends } from '../testdata/hostile-sockets';
import { redirectChain, redirectLoop, redirectTo } from '../testdata/redirects';
import {
  type Site,
  type SiteOptions,
  type SocketHandler,
  startRawSite,
  startSite,
} from '../testdata/start-site';
import { nodeListener } from './listener';
import { createNodeConnect } from './node-connect';

/*
 * Tests the whole service over HTTP, as pages use it, with sites on this computer. The service may contact 127.0.0.1 here, but no other address that
 * is normally forbidden. Names under site.test resolve to 127.0.0.1.
 */

const sites: Site[] = [];
const ports: number[] = [80, 443];

/** A service whose time limits are long enough for a busy machine. */
let patient: RunningService;
/** A service with short time limits, for sites that never finish. */
let hasty: RunningService;

interface RunningService {
  readonly port: number;
  close(): void;
}

beforeAll(async () => {
  patient = await startService(20_000);
  hasty = await startService(1_000);
});

afterAll(() => {
  patient.close();
  hasty.close();
});

const free = { burst: 1e6, perMinute: 1e9 };

/** @param hopTime milliseconds for one request */
async function startService(hopTime: number, atOncePerClient = 100): Promise<RunningService> {
  const policy = {
    ports,
    isAllowedName: (name: string) => name.endsWith('.site.test') || publicInternet.isAllowedName(name),
    isAllowedAddress: (ip: Uint8Array) => ip.join('.') === '127.0.0.1' || publicInternet.isAllowedAddress(ip),
  };
  const resolve = (name: string) => {
    if (name === 'rebinds.site.test') return Promise.resolve(['127.0.0.1', '10.0.0.1']);
    if (name === 'metadata.site.test') return Promise.resolve(['169.254.169.254']);
    if (name.endsWith('.site.test')) return Promise.resolve(['127.0.0.1']);
    return Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  };
  const service = createService({
    connect: createNodeConnect({ ...policy, resolve, ca: TEST_CA }),
    callers: { hosts: ['127.0.0.1'], admitsAll: false },
    policy,
    limits: { ...LIMITS, hopTime, totalTime: 2 * hopTime },
    load: { perClient: free, inAll: free, atOnce: 100, atOncePerClient },
  });
  const server = createServer(nodeListener(service));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

function get(
  url: string,
  { port }: RunningService = patient,
): Promise<{ status: number; json: LiveFile | ServiceProblem }> {
  return new Promise((resolve, reject) => {
    const path = `/api/robots?${new URLSearchParams({ url, fresh: '1' })}`;
    const headers = { 'sec-fetch-site': 'same-origin' };
    const request = startRequest({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, json: JSON.parse(Buffer.concat(pieces).toString()) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}

/** Describes how requesting a site ended: the failure, or status, bytes and cut. */
async function outcome(url: string, service = patient): Promise<string> {
  const { status, json } = await get(url, service);
  if (status !== 200) return 'reason' in json ? `${status} ${json.reason}` : `${status}`;
  const { end } = json as LiveFile;
  return end.kind === 'failure'
    ? end.failure
    : `${end.status}, ${end.bytes}${end.cut === null ? '' : `, ${end.cut}`}`;
}

async function keep(starting: Promise<Site>): Promise<Site> {
  const site = await starting;
  sites.push(site);
  ports.push(site.port);
  return site;
}

const raw = (handle: SocketHandler, options?: SiteOptions) => keep(startRawSite(handle, options));

const good = answers.answer('200 OK', ['Content-Type: text/plain'], 'User-agent: *\nDisallow: /a\n');

/** Checks that the service still answers. */
async function expectAlive(): Promise<void> {
  const site = await raw(good);
  expect(await outcome(site.origin)).toBe('200, 27');
}

describe('hostile sites', () => {
  test.each<[string, SocketHandler, string]>([
    ['closes at once', closesAtOnce, 'reset'],
    ['closes after the request', closesAfterRequest, 'reset'],
    ['closes within the header', answers.closesInHeader, 'reset'],
    ['sends 10 GB', answers.endlessBody, '200, 1048576, size'],
    ['sends chunks without end', answers.endlessChunks, '200, 1048576, size'],
    ['sends a header without end', answers.endlessHeader, 'invalid-response'],
    ['sends a header line without end', answers.endlessHeaderLine, 'invalid-response'],
    ['sends a status line of 1 MB', answers.longStatusLine, 'invalid-response'],
    ['sends 100 headers of 8 KB', answers.hugeHeader, 'invalid-response'],
    ['sends less than it says', answers.tooShort, '200, 4, connection'],
    ['sends more than it says', answers.tooLong, '200, 4'],
    ['says two lengths', answers.twoLengths, 'invalid-response'],
    ['says a length and chunks', answers.lengthAndChunks, 'invalid-response'],
    ['sends a chunk that is none', answers.garbageChunk, '200, 4, connection'],
    ['leaves out the last chunk', answers.unfinishedChunks, '200, 4, connection'],
    ['speaks HTTP/0.9', answers.http09, 'invalid-response'],
    ['speaks another protocol', answers.notHttp, 'invalid-response'],
    ['sends characters that no header may have', answers.badHeaderCharacters, 'invalid-response'],
    ['breaks off', answers.breaksInBody, '200, 14, connection'],
    ['sends a gzip bomb', answers.gzipBomb(), '200, 1048576, size'],
    ['switches to another protocol', answers.switchesProtocol, 'invalid-response'],
    ['sends hints first', answers.earlyHints, '200, 2'],
    ['sends ten hints', answers.hintsAndRedirects(10, 0), '200, 2'],
    ['sends eleven hints', answers.hintsAndRedirects(11, 0), 'invalid-response'],
    ['sends ten hints on the way', answers.hintsAndRedirects(2, 4), '200, 2'],
    ['sends twelve hints on the way', answers.hintsAndRedirects(2, 5), 'invalid-response'],
    ['sends hints without end', answers.endlessHints, 'invalid-response'],
    ['sends large hints without end', answers.endlessLargeHints, 'invalid-response'],
    ['sends 100 Continue without end', answers.endlessContinue, 'invalid-response'],
    ['sends a login page', answers.loginPage, '200, 82'],
    ['sends UTF-16', answers.utf16, '200, 54'],
    [
      'sends an encoding that nobody asked for',
      sends('HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\nhi'),
      '200, 0, encoding',
    ],
    ['has nothing', answers.noContent, '204, 0'],
    ['says that nothing changed', answers.notModified, '304, 0'],
  ])('%s', async (_, handle, expected) => {
    const site = await raw(handle);
    expect(await outcome(site.origin)).toBe(expected);
    await site.idle();
    await expectAlive();
  });

  test.each<[string, SocketHandler, RegExp]>([
    ['never answers', neverAnswers, /^timeout$/],
    ['sends less than it says, and waits', answers.tooShortAndStays, /^200, 4, time$/],
    [
      'sends a byte now and then',
      drips(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(10_000)}`, 1),
      /^200, \d+, time$|^timeout$/,
    ],
  ])(
    '%s: the time limit ends the request, and the received part is returned',
    async (_, handle, expected) => {
      const site = await raw(handle);
      expect(await outcome(site.origin, hasty)).toMatch(expected);
      await site.idle();
      await expectAlive();
    },
  );

  test('endless chunk extensions are stopped, and the received part of the file is returned', async () => {
    const site = await raw(answers.endlessExtensions);
    const [status, bytes, cut] = (await outcome(site.origin)).split(', ');
    expect([status, cut]).toEqual(['200', 'overhead']);
    // One byte of the file per about 15,000 bytes.
    expect(Number(bytes)).toBeLessThanOrEqual((LIMITS.framingSize + 200_000) / 15_008);
    await site.idle();
    await expectAlive();
  });

  test('broken gzip is reported', async () => {
    expect(await outcome((await raw(answers.brokenGzip())).origin)).toMatch(/^200, \d+, encoding$/);
  });

  test('a closed port is reported', async () => {
    const site = await startRawSite(good);
    ports.push(site.port);
    await site.close();
    expect(await outcome(site.origin)).toBe('connect');
  });

  test.each([
    ['expired', EXPIRED, 'CERT_HAS_EXPIRED'],
    ['for another name', OTHER_NAME, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['its own', SELF_SIGNED, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ])('a certificate that is %s is reported', async (_, identity, detail) => {
    const site = await raw(good, { identity });
    const { json } = await get(`https://www.site.test:${site.port}`);
    expect((json as LiveFile).end).toMatchObject({ kind: 'failure', failure: 'tls', detail });
  });

  test('https to a site that speaks http is reported', async () => {
    const site = await raw(good);
    expect(await outcome(`https://www.site.test:${site.port}`)).toBe('tls');
  });
});

test('a disconnected client keeps its place until the site has answered', async () => {
  const service = await startService(20_000, 1);
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const silent = await raw(() => reach());
  const socket = connect(service.port, '127.0.0.1');
  const path = `/?${new URLSearchParams({ url: silent.origin })}`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n\r\n`);
  await reached;
  socket.destroy();
  const site = await raw(good);
  expect(await outcome(site.origin, service)).toBe('429');
  await silent.close();
  // The service notices the end of the connection slightly later.
  let status = '429';
  while (status === '429') status = await outcome(site.origin, service);
  expect(status).toBe('200, 27');
  service.close();
});

describe('redirects', () => {
  test('follow a chain up to the limit', async () => {
    const site = await keep(startSite(redirectChain(9, 'x')));
    expect(await outcome(site.origin)).toBe('200, 1');
    const longer = await keep(startSite(redirectChain(10, 'x')));
    expect(await outcome(longer.origin)).toBe('too-many-redirects');
    expect(longer.connections()).toBe(10);
  });

  test('stop in a circle', async () => {
    expect(await outcome((await keep(startSite(redirectLoop))).origin)).toBe('redirect-loop');
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'private-address'],
    ['http://10.0.0.1/', 'private-address'],
    ['http://[::1]/', 'private-address'],
    ['http://[::ffff:10.0.0.1]/', 'private-address'],
    ['http://0x0a000001/', 'private-address'],
    ['http://127.0.0.2/', 'private-address'],
    ['http://localhost/', 'private-address'],
    ['http://metadata.site.test/', 'private-address'],
    ['http://rebinds.site.test/', 'private-address'],
    ['http://www.site.test:22/', 'port'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://www.site.test/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['http://user:pass@www.site.test/', 'credentials'],
    ['http://%00/', 'bad-redirect'],
    ['http://nowhere.example.org/', 'dns'],
  ])('do not lead to %s: %s', async (location, failure) => {
    const site = await keep(startSite(redirectTo(location)));
    expect(await outcome(site.origin)).toBe(failure);
    await site.idle();
  });
});

describe('typed addresses', () => {
  test.each([
    ['nowhere.example.org', 'dns'],
    ['metadata.site.test', 'private-address'],
    ['rebinds.site.test', 'private-address'],
    ['www.müller-nowhere.org', 'dns'],
    ['127.0.0.2', '400 private-address'],
    ['http://2130706434', '400 private-address'],
    ['0x7f.0.0.2', '400 private-address'],
    ['0177.0.0.2', '400 private-address'],
    ['127.2', '400 private-address'],
    ['[::1]', '400 private-address'],
    ['[::ffff:7f00:2]', '400 private-address'],
    ['http://１２７.0.0.2/', '400 private-address'],
    ['localhost', '400 private-address'],
    ['file:///etc/passwd', '400 scheme'],
    ['ftp://www.site.test', '400 scheme'],
    ['javascript:alert(1)', '400 scheme'],
    ['http://user:pass@www.site.test', '400 credentials'],
    ['http://www.site.test@127.0.0.2/', '400 credentials'],
    ['www.site.test:22', '400 port'],
    ['', '400 no-address'],
    ['not a host', '400 no-address'],
    [`http://${'a'.repeat(5_000)}.org/`, '400 no-address'],
  ])('%s: %s', async (typed, expected) => {
    expect(await outcome(typed)).toBe(expected);
  });

  test('a query that is too long for any server is refused', async () => {
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      const path = `/api/robots?url=${'a'.repeat(100_000)}`;
      const request = startRequest(
        { host: '127.0.0.1', port: patient.port, path, agent: false },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0 });
        },
      );
      request.on('error', reject);
      request.end();
    });
    expect(status).toBe(431);
    await expectAlive();
  });
});
