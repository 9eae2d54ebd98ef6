/*
 * npm run load:service [-- seconds]: keeps 200 requests to the fetch service in flight, for sites on this computer, most of which misbehave.
 * Takes 60 s, divided between its two runs. Fails if the service crashes, if a site has another outcome than expected, if memory grows, if nothing is
 * refused, or if a refusal because of load doesn't say when to retry.
 */
import { createServer, request as startRequest } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { createService } from '../../src/service';
import { publicInternet } from '../../src/service/address/gate';
import { LIMITS, type Load } from '../../src/service/limits';
import { nodeListener } from '../../src/service/node/listener';
import { createNodeConnect } from '../../src/service/node/node-connect';
import type { LiveFile } from '../../src/service/protocol';

const AT_ONCE = 200;
const seconds = Number(process.argv[2] ?? 60);

/** The answer that a client received. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** Starts a server on loopback and returns its port. The sites end with the process. */
function listening(server: ReturnType<typeof createTcpServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    server.unref();
  });
}

function raw(handle: (socket: Socket) => void): Promise<number> {
  return listening(
    createTcpServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.resume();
      handle(socket);
    }),
  );
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n';
const file = `User-agent: *\n${'Disallow: /a\n'.repeat(500)}`;
const bomb = gzipSync(Buffer.alloc(50_000_000));

/** Sites by behaviour. */
const sites: Readonly<Record<string, () => Promise<number>>> = {
  good: () => listening(createServer((_, response) => response.end(file))),
  missing: () => listening(createServer((_, response) => response.writeHead(404).end('none'))),
  redirects: () =>
    listening(
      createServer(({ url = '' }, response) => {
        const step = Number(url.slice(1)) || 0;
        if (step === 5) response.end(file);
        else response.writeHead(302, { location: `/${step + 1}` }).end();
      }),
    ),
  loop: () =>
    listening(createServer((_, response) => response.writeHead(302, { location: '/robots.txt' }).end())),
  private: () =>
    listening(
      createServer((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()),
    ),
  silent: () => raw(() => undefined),
  closes: () => raw((socket) => socket.end()),
  breaks: () =>
    raw((socket) => socket.write(`${OK}Content-Length: 9999\r\n\r\nUser-agent`, () => socket.destroy())),
  garbage: () => raw((socket) => socket.end('220 mail ready\r\n')),
  endless: () =>
    raw((socket) => {
      const more = (): void => {
        while (socket.writable && socket.write('Disallow: /a\n'.repeat(5_000)));
      };
      socket.on('drain', more);
      socket.write(`${OK}\r\n`);
      more();
    }),
  bomb: () =>
    raw((socket) => {
      socket.write(`${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
      socket.end(bomb);
    }),
};

const ports = new Map(
  await Promise.all(Object.entries(sites).map(async ([name, start]) => [name, await start()] as const)),
);
const names = [...ports.keys()];

/** Starts a service on loopback that may contact loopback, and returns its port. */
function startService(load?: Load): Promise<number> {
  const policy = {
    ...publicInternet,
    ports: [...ports.values()],
    isAllowedName: () => true,
    isAllowedAddress: (ip: Uint8Array) => ip[0] === 127,
  };
  const service = createService({
    connect: createNodeConnect({ ...policy, resolve: () => Promise.resolve(['127.0.0.1']) }),
    callers: { hosts: ['127.0.0.1'], admitsAll: true },
    policy,
    limits: { ...LIMITS, hopTime: 1_000, totalTime: 2_000 },
    ...(load !== undefined && { load }),
  });
  // Each question comes from a different client.
  let client = 0;
  const listener = nodeListener((request) => {
    client = (client + 1) % 65_000;
    return service(request, `203.${client >> 8}.${client & 255}.1`);
  });
  return listening(createServer(listener));
}

function get(port: number, site: string, name: string): Promise<Answer> {
  const url = `http://${name}.load.example:${ports.get(site)}/`;
  return new Promise((resolve, reject) => {
    const request = startRequest(
      { host: '127.0.0.1', port, path: `/api/robots?fresh=1&url=${url}`, agent: false },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            text: Buffer.concat(pieces).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the memory in use after garbage collection, in MB. */
function memory(): { heap: number; process: number } {
  collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { heap: Math.round((heapUsed + arrayBuffers) / 1e6), process: Math.round(rss / 1e6) };
}

/** Runs 200 clients, each of which asks again as soon as it has an answer, until the time is over. Returns the answers by site and outcome. */
async function run(port: number, ms: number): Promise<{ counts: Map<string, number>; heaps: number[] }> {
  const counts = new Map<string, number>();
  const heaps: number[] = [];
  const end = performance.now() + ms;
  let requested = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const site = names[requested++ % names.length] ?? '';
      const { status, retryAfter, text } = await get(port, site, `n${requested}`);
      const outcome =
        status === 200 ? endOf(text) : `${status}${Number(retryAfter) >= 1 ? ' with Retry-After' : ''}`;
      const key = `${site}: ${outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  };
  const sample = setInterval(() => heaps.push(memory().heap), Math.max(500, ms / 12));
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  clearInterval(sample);
  return { counts, heaps };
}

function endOf(text: string): string {
  const { end } = JSON.parse(text) as LiveFile;
  return end.kind === 'failure' ? end.failure : `${end.status}${end.cut === null ? '' : `, cut: ${end.cut}`}`;
}

/** Expected outcomes of each site. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  good: ['200'],
  missing: ['404'],
  redirects: ['200'],
  loop: ['redirect-loop'],
  private: ['private-address'],
  silent: ['timeout'],
  closes: ['reset'],
  breaks: ['200, cut: connection', 'reset'],
  garbage: ['invalid-response'],
  endless: ['200, cut: size'],
  bomb: ['200, cut: size'],
};

const problems: string[] = [];
const show = (title: string, counts: Map<string, number>): void => {
  console.log(title);
  for (const [key, count] of [...counts].sort()) console.log(`  ${String(count).padStart(7)}  ${key}`);
};

console.log(`Before: ${JSON.stringify(memory())} MB`);
const free = { burst: 1e6, perMinute: 1e9 };
const open = await run(
  await startService({ perClient: free, inAll: free, atOnce: AT_ONCE, atOncePerClient: AT_ONCE }),
  seconds * 500,
);
show(`${AT_ONCE} at once, without limits for load:`, open.counts);
console.log(`  memory in use, MB: ${open.heaps.join(' ')}; ${JSON.stringify(memory())}`);
for (const key of open.counts.keys()) {
  const site = key.slice(0, key.indexOf(': '));
  const outcome = key.slice(site.length + 2);
  // On a busy machine, any site may time out.
  const expected = [...(EXPECTED[site] ?? []), 'timeout', '200, cut: time'];
  if (!expected.includes(outcome)) problems.push(`unexpected: ${key}`);
}
const third = Math.floor(open.heaps.length / 3);
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
// The first third is left out, because the cache of answers, which are kept for a minute, fills up in it.
const [early, late] = [mean(open.heaps.slice(third, 2 * third)), mean(open.heaps.slice(-third))];
console.log(`  second third ${early.toFixed(0)} MB, last third ${late.toFixed(0)} MB`);
if (late > early * 1.25 + 10) problems.push('memory grows');

const limited = await run(await startService(), seconds * 500);
show(`${AT_ONCE} at once, with the limits of the service:`, limited.counts);
const statuses = [...limited.counts.keys()].map((key) => key.slice(key.indexOf(': ') + 2));
if (!statuses.includes('429 with Retry-After')) problems.push('nothing was refused');
if (statuses.includes('429')) problems.push('a refusal does not say when to come again');

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
