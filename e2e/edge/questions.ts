import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { EXPIRED, GOOD, OTHER_NAME, SELF_SIGNED } from '../../src/service/testdata/certificates';
import * as answers from '../../src/service/testdata/hostile-answers';
import {
  closesAfterRequest,
  closesAtOnce,
  drips,
  neverAnswers,
  repeats,
  sends,
  sendsAndBreaks,
  sendsAndStays,
} from '../../src/service/testdata/hostile-sockets';
import type { SiteOptions, SocketHandler } from '../../src/service/testdata/start-site';

/** A question to the service about a site on this computer, or about a typed address. */
export interface Question {
  readonly name: string;
  /** The site. It is asked for `/robots.txt`. */
  readonly site?: SocketHandler;
  readonly options?: SiteOptions;
  /** The address to type instead; `{origin}` is the site's, `{host}` its host and port; `{closed}` is a closed port. */
  readonly typed?: string;
  /** Node's answer: requests, then status, bytes and cut, or the failure. Bytes that depend on time are `some`. */
  readonly node: string;
  /** The answer on Workers, if it is another. */
  readonly edge?: string;
  /** True for a site that never finishes: the service has short time limits. */
  readonly isHasty?: true;
}

const file = `User-agent: *\n${'Disallow: /a\n'.repeat(40)}`;
const packed = gzipSync(file);
const ok = (lines: readonly string[], body: string | Uint8Array = file) =>
  answers.answer('200 OK', lines, body);
const encoded = (encoding: string, body: string | Uint8Array) =>
  ok([`Content-Encoding: ${encoding}`, 'Content-Type: text/plain'], body);
const status = (line: string, body = 'hi') => answers.answer(line, ['Content-Type: text/plain'], body);
const full = `1: 200, ${file.length}`;

/** Says that the connection ends, because Workers would use it again. */
const CLOSE = 'Connection: close';

/** Answers `/robots.txt` with a redirect to `/x`, which has the file. */
const redirects = (line: string, location = '/x'): SocketHandler =>
  byPath(answers.answer(line, [`Location: ${location}`, CLOSE]), ok([]));

/** Redirects to `/1` and so on up to `/<count>`, which has the file. */
function chain(count: number): SocketHandler {
  return (socket) =>
    socket.once('data', (request: Buffer) => {
      const step = Number(/^GET \/(\d*)/.exec(request.toString('latin1'))?.[1] ?? 0);
      const head = step < count ? `302 Found\r\nLocation: /${step + 1}` : '200 OK';
      socket.end(`HTTP/1.1 ${head}\r\n${CLOSE}\r\nContent-Length: 2\r\n\r\nhi`);
    });
}

/** @param other answers all other paths than `/robots.txt` */
function byPath(robots: SocketHandler, other: SocketHandler): SocketHandler {
  return (socket) =>
    socket.once('data', (request: Buffer) => {
      const isRobots = request.toString('latin1').startsWith('GET /robots.txt ');
      (isRobots ? robots : other)(socket);
      // The handler waits for the request, which has arrived.
      socket.emit('data', request);
    });
}

const redirecting: readonly Question[] = [
  ...['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'].map((line) => ({
    name: `redirects by ${line}`,
    site: redirects(line),
    node: `2: 200, ${file.length}`,
  })),
  { name: 'offers choices (300)', site: redirects('300 Choices'), node: '1: 300, 0' },
  { name: 'redirects without a Location', site: status('301 Moved'), node: '1: 301, 2' },
  { name: 'redirects to a query', site: redirects('302 Found', '?a=b'), node: `2: 200, ${file.length}` },
  { name: 'redirects to a fragment of itself', site: redirects('302 Found', '#a'), node: '1: redirect-loop' },
  { name: 'redirects to itself', site: redirects('302 Found', '/robots.txt'), node: '1: redirect-loop' },
  { name: 'redirects nowhere', site: redirects('302 Found', ''), node: '1: bad-redirect', edge: '1: 302, 0' },
  {
    name: 'redirects in UTF-8',
    site: redirects('302 Found', '/\u00c3\u00a4'),
    node: `2: 200, ${file.length}`,
  },
  {
    name: 'redirects in Latin-1',
    site: redirects('302 Found', '/\u00e4'),
    node: `2: 200, ${file.length}`,
    edge: '1: bad-redirect',
  },
  {
    name: 'redirects to two addresses',
    site: byPath(
      sends(
        'HTTP/1.1 302 Found\r\nLocation: /robots.txt\r\nLocation: /x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      ),
      ok([]),
    ),
    node: '1: redirect-loop',
    edge: `2: 200, ${file.length}`,
  },
  { name: 'redirects with spaces', site: redirects('302 Found', '  /x  '), node: `2: 200, ${file.length}` },
  { name: 'redirects to ftp', site: redirects('302 Found', 'ftp://example.com/'), node: '1: scheme' },
  { name: 'redirects to a script', site: redirects('302 Found', 'javascript:alert(1)'), node: '1: scheme' },
  {
    name: 'redirects with a password',
    site: redirects('302 Found', 'https://a:b@example.com/'),
    node: '1: credentials',
  },
  {
    name: 'redirects to another port',
    site: redirects('302 Found', 'https://example.com:22/'),
    node: '1: port',
  },
  {
    name: 'redirects into a network',
    site: redirects('302 Found', 'http://10.0.0.1/'),
    node: '1: private-address',
  },
  {
    name: 'redirects to metadata',
    site: redirects('302 Found', 'http://169.254.169.254/'),
    node: '1: private-address',
  },
  { name: 'redirects to no address', site: redirects('302 Found', 'http://['), node: '1: bad-redirect' },
  { name: 'redirects far', site: redirects('302 Found', `/${'x'.repeat(5_000)}`), node: '1: bad-redirect' },
  { name: 'redirects nine times', site: chain(9), node: '10: 200, 2' },
  { name: 'redirects ten times', site: chain(10), node: '10: too-many-redirects' },
  {
    name: 'redirects with an endless body',
    site: byPath(repeats('HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n', 'more '.repeat(2_000)), ok([])),
    node: `2: 200, ${file.length}`,
  },
];

const encodings: readonly Question[] = [
  { name: 'sends gzip', site: encoded('gzip', packed), node: full },
  { name: 'sends GZIP', site: encoded('GZIP', packed), node: full },
  { name: 'sends x-gzip', site: encoded('x-gzip', packed), node: full },
  { name: 'sends deflate', site: encoded('deflate', deflateSync(file)), node: full },
  {
    name: 'sends deflate without a header',
    site: encoded('deflate', deflateRawSync(file)),
    node: '1: 200, 0, encoding',
  },
  { name: 'sends Brotli', site: encoded('br', brotliCompressSync(file)), node: '1: 200, 0, encoding' },
  {
    name: 'sends zstd',
    site: encoded('zstd', Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 1)),
    node: '1: 200, 0, encoding',
  },
  {
    name: 'sends compress',
    site: encoded('compress', Uint8Array.of(0x1f, 0x9d, 0x90)),
    node: '1: 200, 0, encoding',
  },
  { name: 'sends gzip twice', site: encoded('gzip, gzip', gzipSync(packed)), node: '1: 200, 0, encoding' },
  {
    name: 'sends gzip, and says so twice',
    site: ok(['Content-Encoding: gzip', 'Content-Encoding: gzip'], gzipSync(packed)),
    node: '1: 200, 0, encoding',
  },
  { name: 'sends gzip and identity', site: encoded('identity, gzip', packed), node: '1: 200, 0, encoding' },
  { name: 'sends an unknown encoding', site: encoded('rot13', file), node: '1: 200, 0, encoding' },
  { name: 'sends identity', site: encoded('identity', file), node: full },
  { name: 'sends an encoding without a name', site: encoded('', file), node: full },
  { name: 'sends no gzip as gzip', site: encoded('gzip', file), node: '1: 200, 0, encoding' },
  { name: 'sends nothing as gzip', site: encoded('gzip', ''), node: '1: 200, 0' },
  {
    name: 'sends half a gzip',
    site: encoded('gzip', packed.subarray(0, 40)),
    node: '1: 200, some, encoding',
  },
  {
    name: 'sends gzip and breaks off',
    site: sends(
      `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 999\r\n\r\n`,
      packed.subarray(0, 40),
    ),
    node: '1: 200, some, connection',
  },
  {
    name: 'sends gzip and more',
    site: encoded('gzip', Buffer.concat([packed, Buffer.from('more')])),
    node: '1: 200, some, encoding',
  },
  {
    name: 'sends gzip in two members',
    site: encoded('gzip', Buffer.concat([packed, packed])),
    node: `1: 200, ${2 * file.length}`,
  },
  {
    name: 'sends gzip in chunks',
    site: sends(
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n',
      `${packed.length.toString(16)}\r\n`,
      packed,
      '\r\n0\r\n\r\n',
    ),
    node: full,
  },
  { name: 'sends a gzip bomb', site: answers.gzipBomb(), node: '1: 200, 1048576, size' },
];

const statuses: readonly Question[] = [
  ...[
    '200 OK',
    '201 Created',
    '202 Accepted',
    '203 Other',
    '206 Partial',
    '299 Odd',
    '400 Bad',
    '401 Who',
    '403 No',
  ].map((line) => ({ name: `answers ${line}`, site: status(line), node: `1: ${line.slice(0, 3)}, 2` })),
  ...[
    '404 Not Found',
    '410 Gone',
    '418 Teapot',
    '429 Slow',
    '451 Law',
    '500 Oh',
    '503 Busy',
    '599 Odd',
    '600 Odd',
    '999 Odd',
  ].map((line) => ({ name: `answers ${line}`, site: status(line), node: `1: ${line.slice(0, 3)}, 2` })),
  { name: 'answers 204', site: answers.noContent, node: '1: 204, 0' },
  { name: 'answers 304', site: answers.notModified, node: '1: 304, 0' },
  {
    name: 'answers without words',
    site: sends('HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nhi'),
    node: '1: 200, 2',
  },
  { name: 'answers by HTTP/1.0', site: sends('HTTP/1.0 200 OK\r\n\r\nhi'), node: '1: 200, 2' },
  {
    name: 'answers a status of two digits',
    site: status('20 OK'),
    node: '0: invalid-response',
  },
  {
    name: 'answers a status of four digits',
    site: status('2000 OK'),
    node: '0: invalid-response',
  },
  {
    name: 'sends 100 first',
    site: sends('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'),
    node: '1: 200, 2',
    edge: '0: invalid-response',
  },
  {
    name: 'sends hints first (103)',
    site: answers.hintsAndRedirects(1, 0),
    node: '1: 200, 2',
    edge: '0: invalid-response',
  },
  { name: 'switches protocols (101)', site: answers.switchesProtocol, node: '0: invalid-response' },
];

const sizes: readonly Question[] = [
  { name: 'sends nothing', site: ok([], ''), node: '1: 200, 0' },
  { name: 'sends 1 MiB', site: ok([], 'a'.repeat(1_048_576)), node: '1: 200, 1048576' },
  { name: 'sends one byte more', site: ok([], 'a'.repeat(1_048_577)), node: '1: 200, 1048576, size' },
  { name: 'sends 10 GB', site: answers.endlessBody, node: '1: 200, 1048576, size' },
  { name: 'sends chunks without end', site: answers.endlessChunks, node: '1: 200, 1048576, size' },
  {
    name: 'sends small chunks',
    site: sends(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(500)}0\r\n\r\n`),
    node: '1: 200, 500',
  },
  { name: 'sends no length', site: sends('HTTP/1.1 200 OK\r\n\r\n', file), node: full },
  { name: 'sends less than it says', site: answers.tooShort, node: '1: 200, 4, connection' },
  { name: 'sends more than it says', site: answers.tooLong, node: '1: 200, 4' },
  { name: 'sends a header of 20 KB', site: ok([`X-Big: ${'a'.repeat(20_000)}`]), node: full },
  {
    name: 'sends a header of 800 KB',
    site: answers.hugeHeader,
    node: '0: invalid-response',
    edge: '0: connect',
  },
  {
    name: 'sends a status line of 1 MB',
    site: answers.longStatusLine,
    node: '0: invalid-response',
    edge: '0: connect',
  },
];

const endless: readonly Question[] = [
  { name: 'never answers', site: neverAnswers, node: '0: timeout' },
  {
    name: 'sends half a header and waits',
    site: sendsAndStays('HTTP/1.1 200 OK\r\nA: b\r\n'),
    node: '0: timeout',
  },
  { name: 'sends part of the file and waits', site: answers.tooShortAndStays, node: '1: 200, 4, time' },
  {
    name: 'sends a byte now and then',
    site: drips(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(10_000)}`, 20),
    node: '1: 200, some, time',
  },
  {
    name: 'redirects and waits',
    site: byPath(answers.answer('302 Found', ['Location: /x', CLOSE]), neverAnswers),
    node: '1: timeout',
  },
].map((question) => ({ ...question, isHasty: true }) as const);

const broken: readonly Question[] = [
  { name: 'closes at once', site: closesAtOnce, node: '0: reset' },
  { name: 'closes after the request', site: closesAfterRequest, node: '0: reset' },
  { name: 'closes within the header', site: answers.closesInHeader, node: '0: reset' },
  { name: 'breaks off the file', site: answers.breaksInBody, node: '1: 200, 14, connection' },
  {
    name: 'breaks off before the file',
    site: sendsAndBreaks('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'),
    node: '1: 200, 0, connection',
  },
  { name: 'speaks HTTP/0.9', site: answers.http09, node: '0: invalid-response', edge: '0: reset' },
  { name: 'speaks another protocol', site: answers.notHttp, node: '0: invalid-response', edge: '0: reset' },
  { name: 'says two lengths', site: answers.twoLengths, node: '0: invalid-response' },
  {
    name: 'says a length and chunks',
    site: answers.lengthAndChunks,
    node: '0: invalid-response',
    edge: '1: 200, 4',
  },
  { name: 'sends a chunk that is none', site: answers.garbageChunk, node: '1: 200, 4, connection' },
  { name: 'leaves out the last chunk', site: answers.unfinishedChunks, node: '1: 200, 4, connection' },
  {
    name: 'sends a NUL in a header',
    site: answers.badHeaderCharacters,
    node: '0: invalid-response',
    edge: '0: connect',
  },
];

const tls: readonly Question[] = [
  { name: 'has a valid certificate', site: ok([]), options: { identity: GOOD }, node: full },
  {
    name: 'has an expired certificate',
    site: ok([]),
    options: { identity: EXPIRED },
    node: '0: tls',
    edge: '0: connect',
  },
  {
    name: 'has a certificate for another name',
    site: ok([]),
    options: { identity: OTHER_NAME },
    node: '0: tls',
    edge: '0: connect',
  },
  {
    name: 'has a certificate of its own',
    site: ok([]),
    options: { identity: SELF_SIGNED },
    node: '0: tls',
    edge: '0: connect',
  },
  {
    name: 'speaks http on a port for https',
    site: ok([]),
    typed: 'https://{host}',
    node: '0: tls',
    edge: '0: connect',
  },
  {
    name: 'speaks https on a port for http',
    site: ok([]),
    options: { identity: GOOD },
    typed: 'http://{host}',
    node: '0: reset',
  },
];

const typed: readonly Question[] = [
  ['a closed port', 'http://127.0.0.1:{closed}', '0: connect', '0: reset'],
  ['a name that no one has', 'nowhere.test', '0: dns', '0: connect'],
  ['this computer', 'localhost', 'refused: private-address'],
  ['a private address', '10.0.0.1', 'refused: private-address'],
  ['a number', 'http://2130706434', 'refused: private-address'],
  ['IPv6 loopback', '[::1]', 'refused: private-address'],
  ['a mapped address', '[::ffff:7f00:2]', 'refused: private-address'],
  ['a name of a private network', 'printer.local', 'refused: private-address'],
  ['a name of I2P', 'x.i2p', 'refused: private-address'],
  ['another port', 'example.com:22', 'refused: port'],
  ['ftp', 'ftp://example.com', 'refused: scheme'],
  ['a file', 'file:///etc/passwd', 'refused: scheme'],
  ['a password', 'https://a:b@example.com', 'refused: credentials'],
  ['nothing', '', 'refused: no-address'],
  ['words', 'not a host', 'refused: no-address'],
].map(([name = '', text = '', node = '', edge]) => ({
  name: `typed: ${name}`,
  typed: text,
  node,
  ...(edge !== undefined && { edge }),
}));

/** All questions. Each is asked on Node and on Workers. */
export const questions: readonly Question[] = [
  ...redirecting,
  ...encodings,
  ...statuses,
  ...sizes,
  ...endless,
  ...broken,
  ...tls,
  ...typed,
];
