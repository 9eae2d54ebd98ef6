import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCT } from '../index';
import { type Site, startRawSite } from '../testdata/start-site';
import type { Health } from './health';
import { askProgram, type BuiltService, buildService, type RunningProgram } from './testdata/run-service';

/* Runs the built file as its own process. */

let built: BuiltService;
/** The same program, for sites on this computer. */
let loopback: BuiltService;
let folder: string;

beforeAll(() => {
  built = buildService();
  loopback = buildService('src/service/node/testdata/loopback-program.ts');
  folder = mkdtempSync(join(tmpdir(), 'service-page-'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'index.html'), '<p>the page'.repeat(200));
  writeFileSync(join(folder, 'embed/index.html'), '<p>the frame');
  writeFileSync(join(folder, '_headers'), '/embed/*\n  X-Robots-Tag: noindex\n');
});

afterAll(async () => {
  await Promise.all([built.close(), loopback.close()]);
  rmSync(folder, { recursive: true });
});

const sites: Site[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

const ours = { 'sec-fetch-site': 'same-origin' };
const file = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi';

async function healthOf({ port }: RunningProgram): Promise<Health> {
  return JSON.parse((await askProgram(port, '/api/health')).text) as Health;
}

/** Starts a site that answers when told to, and a program that may ask it. */
async function startSlowSite(hopTime = 20_000) {
  let reach = (_: Socket): void => undefined;
  const asked = new Promise<Socket>((resolve) => {
    reach = resolve;
  });
  const site = await startRawSite((socket) => socket.once('data', () => reach(socket)));
  sites.push(site);
  const program = await loopback.start({
    SERVICE_PORTS: String(site.port),
    LOOPBACK_HOP_TIME: String(hopTime),
  });
  return {
    program,
    question: `/api/robots?url=${site.origin}`,
    asked,
    answer: async () => (await asked).end(file),
  };
}

describe('the start', () => {
  test('fails with a sentence for each wrong setting', () => {
    const { status, stdout, stderr } = built.run({
      SERVICE_HOSTS: 'https://tester.example',
      SERVICE_PROXIES: '10.0.0.0/33',
      SERVICE_PORTS: 'http',
      SERVICE_ADMITS_ALL: 'true',
      SERVICE_LISTEN: '8080/tcp',
      SERVICE_FILES: '/nowhere',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const lines = stderr.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual([
      'SERVICE_ADMITS_ALL',
      'SERVICE_FILES',
      'SERVICE_HOSTS',
      'SERVICE_LISTEN',
      'SERVICE_PORTS',
      'SERVICE_PROXIES',
    ]);
  });

  test('fails with a sentence if it can’t listen', async () => {
    const { port } = await built.start();
    const { status, stderr } = built.run({ SERVICE_LISTEN: `127.0.0.1:${port}` });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `SERVICE_LISTEN: the service can't listen at 127.0.0.1:${port}, because another program does. Stop that program, or write another port.\n`,
    });
    // An address for documentation (RFC 5737), which no computer has.
    expect(built.run({ SERVICE_LISTEN: '192.0.2.1:80' }).stderr).toContain('no such address');
  });

  test('says if readers can’t use it', async () => {
    const local = await built.start();
    expect((await askProgram(local.port, '/api/robots', ours)).status).toBe(200);
    expect(local.stderr()).toContain('SERVICE_HOSTS is empty');
    const named = await built.start({ SERVICE_HOSTS: 'tester.example' });
    expect((await askProgram(named.port, '/api/robots', ours)).status).toBe(200);
    expect(named.stderr()).toBe('');
  });
});

describe('names and proxies', () => {
  test('a host name that isn’t listed is refused, with the reason', async () => {
    const { port } = await built.start({ SERVICE_HOSTS: 'tester.example' });
    const asked = async (host: string) => {
      const { status, text } = await askProgram(port, '/tools/robots/api/robots', { ...ours, host });
      return [status, (JSON.parse(text) as { reason?: string }).reason];
    };
    expect(await asked('tester.example')).toEqual([200, undefined]);
    expect(await asked('tester.example:8443')).toEqual([200, undefined]);
    expect(await asked('evil.example')).toEqual([403, 'host']);
    expect(await asked('tester.example.evil.example')).toEqual([403, 'host']);
  });

  test.each([
    ['127.0.0.0/8', 'each reader has limits of their own', 0],
    ['10.0.0.0/8', 'all readers share those of one client, and the program says so once', 5],
  ])('with proxies in %s, %s', async (proxies, _, refused) => {
    const program = await built.start({ SERVICE_PROXIES: proxies });
    const statuses: number[] = [];
    for (let n = 1; n <= 20; n++) {
      const headers = { ...ours, 'x-forwarded-for': `203.0.113.${n}` };
      statuses.push((await askProgram(program.port, '/api/robots?url=localhost', headers)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(refused);
    expect((await healthOf(program)).hasUnknownProxy).toBe(refused > 0);
    const warnings = program.stderr().match(/isn't in SERVICE_PROXIES/g) ?? [];
    expect(warnings).toHaveLength(refused > 0 ? 1 : 0);
    // Logs and counts name no reader and no site.
    expect(program.stderr()).not.toMatch(/203\.0\.113|127\.0\.0\.1/);
  });
});

describe('the health', () => {
  test('is answered to plain requests under any name, with counts by kind', async () => {
    const site = await startRawSite((socket) => socket.once('data', () => socket.end(file)));
    const closing = await startRawSite((socket) => socket.once('data', () => socket.end()));
    sites.push(site, closing);
    const program = await loopback.start({ SERVICE_PORTS: `${site.port},${closing.port}` });
    const ask = (query: string, headers = ours) => askProgram(program.port, `/api/robots${query}`, headers);
    await ask('');
    for (const _again of [1, 2]) await ask(`?url=${site.origin}`);
    await ask(`?url=${closing.origin}`);
    await ask('?url=ftp://a.example');
    await ask('?url=a.example&as=nobody');
    await askProgram(program.port, '/api/robots');
    await askProgram(program.port, '/api/robots', ours, 'POST');
    const { status, headers, text } = await askProgram(program.port, '/api/health', { host: 'any.example' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/json',
      'no-store',
    ]);
    const { uptime, ...health } = JSON.parse(text) as Health;
    expect(uptime).toBeGreaterThanOrEqual(0);
    expect(health).toEqual({
      status: 'ok',
      version: PRODUCT.split('/')[1],
      underWay: 0,
      failures: 0,
      hasUnknownProxy: false,
      answers: { answer: 2, reset: 1 },
      refusals: { 'refused:scheme': 1, 'unknown-crawler': 1, 'foreign:unsaid': 1, method: 1 },
    });
    expect(text).not.toContain('127.0.0.1');
    expect((await askProgram(program.port, '/api/health', {}, 'HEAD')).status).toBe(200);
    expect((await askProgram(program.port, '/api/health', {}, 'POST')).status).toBe(405);
  });

  test.each([
    ['a reader behind a proxy', { 'x-forwarded-for': '203.0.113.1' }],
    ['a proxy without addresses', { via: '1.1 proxy' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of this site', ours],
  ])('is not there for %s', async (_, headers) => {
    const { port } = await built.start({ SERVICE_PROXIES: '127.0.0.1' });
    const { status, text } = await askProgram(port, '/api/health', headers);
    expect([status, text]).toEqual([404, '404\n']);
  });
});

describe('the page', () => {
  test('is served from a folder, with its headers', async () => {
    const { port } = await built.start({ SERVICE_FILES: folder });
    const page = await askProgram(port, '/', { 'accept-encoding': 'gzip' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'gzip']);
    const frame = await askProgram(port, '/embed/');
    expect([frame.text, frame.headers['x-robots-tag']]).toEqual(['<p>the frame', 'noindex']);
    const described = await askProgram(port, '/', {}, 'HEAD');
    expect([described.status, described.headers['content-length'], described.text]).toEqual([
      200,
      '2200',
      '',
    ]);
    for (const path of ['/../package.json', '/..%2fpackage.json', '/_headers', '/api/other', '/api/'])
      expect((await askProgram(port, path)).status).toBe(404);
    expect((await askProgram(port, '/api/robots', ours)).status).toBe(200);
  });

  test('is not served without a folder', async () => {
    const { port } = await built.start();
    expect((await askProgram(port, '/')).status).toBe(404);
  });
});

describe('the stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s: a question under way is answered first', async (signal) => {
    const { program, question, asked, answer } = await startSlowSite();
    const answered = askProgram(program.port, question, { ...ours, connection: 'keep-alive' });
    await asked;
    expect((await healthOf(program)).underWay).toBe(1);
    program.process.kill(signal);
    // Refused as soon as the program has received the signal.
    for (let isOpen = true; isOpen; ) {
      const socket = connect(program.port, '127.0.0.1');
      isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
    }
    expect(program.process.exitCode).toBeNull();
    await answer();
    const { status, headers, text } = await answered;
    expect([status, headers.connection]).toEqual([200, 'close']);
    expect(JSON.parse(text)).toMatchObject({ end: { kind: 'answer', bytes: 2 } });
    expect(await program.ended()).toBe(0);
  });

  test('a site that never answers holds it up no longer than a question may take', async () => {
    const { program, question, asked } = await startSlowSite(1_000);
    const answered = askProgram(program.port, question, ours);
    await asked;
    program.process.kill('SIGTERM');
    expect(JSON.parse((await answered).text)).toMatchObject({ end: { failure: 'timeout' } });
    expect(await program.ended()).toBe(0);
  });

  test('a reader who has gone doesn’t hold it up', async () => {
    // Longer than the test may take.
    const { program, question, asked } = await startSlowSite(600_000);
    const socket = connect(program.port, '127.0.0.1');
    socket.write(`GET ${question} HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n\r\n`);
    await asked;
    socket.destroy();
    program.process.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
  });

  test('connections that wait for another request are closed', async () => {
    const program = await built.start();
    const socket = connect(program.port, '127.0.0.1');
    socket.write('GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await once(socket, 'data');
    program.process.kill('SIGTERM');
    await once(socket, 'close');
    expect(await program.ended()).toBe(0);
  });

  test('a second signal ends it at once', async () => {
    const { program, question, asked } = await startSlowSite();
    const answered = askProgram(program.port, question, ours).catch(() => null);
    await asked;
    program.process.kill('SIGTERM');
    for (let stopped = false; !stopped; )
      stopped = await healthOf(program).then(
        () => false,
        () => true,
      );
    program.process.kill('SIGTERM');
    expect(await program.ended()).toBeNull();
    expect(await answered).toBeNull();
  });
});
