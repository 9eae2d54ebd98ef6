import { gzipSync } from 'node:zlib';
import { repeats, sends, sendsAndBreaks, sendsAndStays } from './hostile-sockets';
import type { SocketHandler } from './start-site';

const OK = 'HTTP/1.1 200 OK\r\n';

/** Answers with these header lines and a body with Content-Length. */
export function answer(
  status: string,
  lines: readonly string[],
  body: string | Uint8Array = '',
): SocketHandler {
  const head = [`HTTP/1.1 ${status}`, ...lines, `Content-Length: ${body.length}`];
  return sends(`${head.join('\r\n')}\r\n\r\n`, body);
}

/** Announces ten gigabytes and sends data for as long as the client reads. */
export const endlessBody = repeats(`${OK}Content-Length: 10000000000\r\n\r\n`, 'Disallow: /a\n'.repeat(5000));

/** An endless body in chunks. */
export const endlessChunks = repeats(
  `${OK}Transfer-Encoding: chunked\r\n\r\n`,
  'd\r\nDisallow: /a\n\r\n'.repeat(3000),
);

/** Endless header lines. */
export const endlessHeader = repeats(OK, 'X-More: of the same\r\n'.repeat(100));

/** One endless header line. */
export const endlessHeaderLine = repeats(`${OK}X-Long: `, 'a'.repeat(10_000));

const HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';

/** Endless interim answers. */
export const endlessHints = repeats('', HINTS.repeat(50));

/** Endless interim answers, each with 3,000 header lines. */
export const endlessLargeHints = repeats('', `HTTP/1.1 103 Early Hints\r\n${'A:b\r\n'.repeat(3_000)}\r\n`);

/** Endless interim answers of the shortest kind. */
export const endlessContinue = repeats('', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(50));

/** Sends `hints` interim answers, then a redirect to the next path, or the file at the last one. */
export function hintsAndRedirects(hints: number, redirects: number): SocketHandler {
  return (socket) =>
    socket.once('data', (request: Buffer) => {
      const [, step = '0'] = /^GET \/(\d*)/.exec(request.toString('latin1')) ?? [];
      const isLast = Number(step) === redirects;
      const head = isLast ? OK : `HTTP/1.1 302 Found\r\nLocation: /${Number(step) + 1}\r\n`;
      socket.end(`${HINTS.repeat(hints)}${head}Content-Length: 2\r\n\r\nhi`);
    });
}

/** Endless chunks, each with one byte and an extension of 15,000. */
export const endlessExtensions = repeats(
  `${OK}Transfer-Encoding: chunked\r\n\r\n`,
  `1;${'x'.repeat(15_000)}\r\na\r\n`.repeat(4),
);

/** Endless chunks of one byte each. */
export const endlessTinyChunks = repeats(
  `${OK}Transfer-Encoding: chunked\r\n\r\n`,
  '1\r\na\r\n'.repeat(5_000),
);

/** A body in pieces of one byte, each a TLS record of its own if the site uses TLS. */
export const endlessTinyRecords: SocketHandler = (socket) =>
  socket.once('data', () => {
    const go = () => {
      if (!socket.writable) return;
      // One piece per turn, because Node joins those of one turn.
      socket.write('a');
      setImmediate(go);
    };
    socket.write(`${OK}Content-Length: 1000000\r\n\r\n`);
    go();
  });

/** A file in chunks of one line of 13 bytes each. */
export function inLines(count: number): SocketHandler {
  const lines = 'd\r\nDisallow: /a\n\r\n'.repeat(count);
  return sends(`${OK}Transfer-Encoding: chunked\r\n\r\n${lines}0\r\n\r\n`);
}

/** Endless empty messages of a TLS handshake (HelloRequest, RFC 5246 section 7.4.1.1), which clients skip. */
export const endlessHandshake = repeats(
  '',
  Buffer.concat([Buffer.from([0x16, 3, 3, 0x40, 0]), Buffer.alloc(0x4000)]),
);

export const longStatusLine = sends(`HTTP/1.1 200 ${'O'.repeat(1_000_000)}\r\n\r\n`);

/** 100 header lines of 8 KB. */
export const hugeHeader = sends(`${OK}${`X-Big: ${'a'.repeat(8192)}\r\n`.repeat(100)}\r\nhi`);

/** Announces ten bytes and sends four. */
export const tooShort = sends(`${OK}Content-Length: 10\r\n\r\nfour`);

/** Announces ten bytes, sends four, and keeps the connection open. */
export const tooShortAndStays = sendsAndStays(`${OK}Content-Length: 10\r\n\r\nfour`);

/** Announces four bytes and sends more. */
export const tooLong = sends(`${OK}Content-Length: 4\r\n\r\nfour and more`);

/** Two different lengths. */
export const twoLengths = sends(`${OK}Content-Length: 4\r\nContent-Length: 5\r\n\r\nfour`);

/** Both a length and chunks. */
export const lengthAndChunks = sends(
  `${OK}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n0\r\n\r\n`,
);

/** One valid chunk, then an invalid one. */
export const garbageChunk = sends(
  `${OK}Transfer-Encoding: chunked\r\n\r\n4\r\nfour\r\nzz\r\nfour\r\n0\r\n\r\n`,
);

/** Chunks without the last one. */
export const unfinishedChunks = sends(`${OK}Transfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n`);

/** A file without a header, as in HTTP/0.9. */
export const http09 = sends('User-agent: *\nDisallow: /\n');

/** The greeting of another protocol. */
export const notHttp = sends('220 mail.example.test ESMTP ready\r\n');

export const badHeaderCharacters = sends(`${OK}X-Zero: a\0b\r\nContent-Length: 2\r\n\r\nhi`);

export const closesInHeader = sends(`${OK}Content-Len`);

/** Breaks off within the body. */
export const breaksInBody = sendsAndBreaks(`${OK}Content-Length: 1000\r\n\r\nUser-agent: *\n`);

/** 50 MB of zeros, compressed to about 50 KB. */
export function gzipBomb(): SocketHandler {
  return answer('200 OK', ['Content-Encoding: gzip'], gzipSync(new Uint8Array(50_000_000)));
}

/** Claims gzip, but is invalid after the first bytes. */
export function brokenGzip(): SocketHandler {
  const bytes = gzipSync('User-agent: *\nDisallow: /\n'.repeat(100));
  return answer('200 OK', ['Content-Encoding: gzip'], bytes.fill(0xff, 20));
}

export const loginPage = answer(
  '200 OK',
  ['Content-Type: text/html; charset=utf-8'],
  '<!doctype html><title>Log in</title><form method="post"><input name="user"></form>',
);

export const utf16 = answer(
  '200 OK',
  ['Content-Type: text/plain; charset=utf-16le'],
  Buffer.from('\ufeffUser-agent: *\nDisallow: /\n', 'utf16le'),
);

/** An interim answer before the real one. */
export const earlyHints = sends(
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n',
  `${OK}Content-Length: 2\r\n\r\nhi`,
);

/** Switches to another protocol. */
export const switchesProtocol = sendsAndStays(
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
);

/** Switches without naming a protocol. */
export const switchesSilently = sendsAndStays('HTTP/1.1 101 Switching Protocols\r\n\r\n');

export const noContent = sends('HTTP/1.1 204 No Content\r\n\r\n');

export const notModified = sends('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n');
