/*
 * npm run load:service [-- requests]: builds the program of the fetch service, for sites on this computer, most of which misbehave. Asks 20,000 questions,
 * as many at a time as the service asks sites; then some more, 200 at a time, with the limits of the service. Fails if the program ends, if a site has
 * another outcome than expected, if the program needs 160 MB or more, if nothing is refused, or if a refusal because of load doesn't say when to retry.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LOAD } from '../../src/service/limits';
import { askProgram, buildService } from '../../src/service/node/testdata/run-service';
import type { LiveFile } from '../../src/service/protocol';

const requests = Number(process.argv[2] ?? 20_000);

/** Most resident memory of the program, in MB. */
const MOST_MEMORY = 160;

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
/** Sites that take a second, or send a megabyte. Others are asked ten times as often. */
const SLOW: ReadonlySet<string> = new Set(['silent', 'endless', 'bomb']);
const names = Array.from({ length: 10 }, (_, round) =>
  [...ports.keys()].filter((name) => round === 0 || !SLOW.has(name)),
).flat();

const problems: string[] = [];

const built = buildService('src/service/node/testdata/loopback-program.ts');

/** Returns the memory of a process now and at most so far, in MB. */
function memoryOf(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_000);
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Asks questions, `atOnce` at a time. Returns the answers by site and outcome, and prints the memory now and then. */
async function run(
  total: number,
  atOnce: number,
  limits: Record<string, string>,
): Promise<Map<string, number>> {
  const program = await built.start({
    SERVICE_PORTS: [...ports.values()].join(','),
    SERVICE_PROXIES: '127.0.0.1',
    LOOPBACK_HOP_TIME: '1000',
    ...limits,
  });
  const counts = new Map<string, number>();
  let requested = 0;
  const client = async (): Promise<void> => {
    while (requested < total) {
      const n = requested++;
      const site = names[n % names.length] ?? '';
      // Each question comes from a different client.
      const headers = {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      };
      const url = `http://n${n}.load.example:${ports.get(site)}/`;
      const answer = await askProgram(program.port, `/api/robots?url=${url}`, headers);
      const hasWait = Number(answer.headers['retry-after']) >= 1;
      const outcome =
        answer.status === 200 ? endOf(answer.text) : `${answer.status}${hasWait ? ' with Retry-After' : ''}`;
      const key = `${site}: ${outcome}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if ((n + 1) % Math.ceil(total / 10) === 0)
        console.log(`  ${n + 1}: ${memoryOf(program.process.pid).now} MB`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const { most } = memoryOf(program.process.pid);
  console.log(`  at most ${most} MB resident`);
  if (most >= MOST_MEMORY) problems.push(`the program needs ${most} MB`);
  if (program.stderr().includes('Error')) problems.push(program.stderr());
  program.process.kill('SIGTERM');
  if ((await program.ended()) !== 0) problems.push('the program did not end well');
  return counts;
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

const show = (title: string, counts: Map<string, number>): void => {
  console.log(title);
  for (const [key, count] of [...counts].sort()) console.log(`  ${String(count).padStart(7)}  ${key}`);
};

console.log(`${requests} questions, ${LOAD.atOnce} at once, without limits for the rate:`);
const open = await run(requests, LOAD.atOnce, { LOOPBACK_WITHOUT_LIMITS: '1' });
show('Answers:', open);
for (const key of open.keys()) {
  const site = key.slice(0, key.indexOf(': '));
  const outcome = key.slice(site.length + 2);
  // On a busy machine, any site may time out.
  const expected = [...(EXPECTED[site] ?? []), 'timeout', '200, cut: time'];
  if (!expected.includes(outcome)) problems.push(`unexpected: ${key}`);
}

console.log('The same, 200 at once, with the limits of the service:');
const limited = await run(requests / 10, 200, {});
show('Answers:', limited);
const statuses = [...limited.keys()].map((key) => key.slice(key.indexOf(': ') + 2));
if (!statuses.includes('429 with Retry-After')) problems.push('nothing was refused');
if (statuses.includes('429')) problems.push('a refusal does not say when to come again');

await built.close();
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
