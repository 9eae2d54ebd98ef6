import { gzipSync } from 'node:zlib';
import { repeats, sends, sendsAndBreaks, sendsAndStays } from './hostile-sockets';
import type { SocketHandler } from './start-site';

const OK = 'HTTP/1.1 200 OK\r\n';

/** An answer with these header lines, and with a body whose length is told. */
export function answer(
  status: string,
  lines: readonly string[],
  body: string | Uint8Array = '',
): SocketHandler {
  const head = [`HTTP/1.1 ${status}`, ...lines, `Content-Length: ${body.length}`];
  return sends(`${head.join('\r\n')}\r\n\r\n`, body);
}

/** Ten gigabytes are told, and sent to whoever reads them. */
export const endlessBody = repeats(`${OK}Content-Length: 10000000000\r\n\r\n`, 'Disallow: /a\n'.repeat(5000));

/** The same in chunks, without an end. */
export const endlessChunks = repeats(
  `${OK}Transfer-Encoding: chunked\r\n\r\n`,
  'd\r\nDisallow: /a\n\r\n'.repeat(3000),
);

/** Header lines without an end. */
export const endlessHeader = repeats(OK, 'X-More: of the same\r\n'.repeat(100));

/** One header line without an end. */
export const endlessHeaderLine = repeats(`${OK}X-Long: `, 'a'.repeat(10_000));

const HINTS = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';

/** Interim answers without an end. */
export const endlessHints = repeats('', HINTS.repeat(50));

/** Interim answers without an end, each with 3,000 header lines. */
export const endlessLargeHints = repeats('', `HTTP/1.1 103 Early Hints\r\n${'A:b\r\n'.repeat(3_000)}\r\n`);

/** The shortest interim answers, without an end. */
export const endlessContinue = repeats('', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(50));

/** So many interim answers, then a redirect to the next path, or at the last one the file. */
export function hintsAndRedirects(hints: number, redirects: number): SocketHandler {
  return (socket) =>
    socket.once('data', (request: Buffer) => {
      const [, step = '0'] = /^GET \/(\d*)/.exec(request.toString('latin1')) ?? [];
      const isLast = Number(step) === redirects;
      const head = isLast ? OK : `HTTP/1.1 302 Found\r\nLocation: /${Number(step) + 1}\r\n`;
      socket.end(`${HINTS.repeat(hints)}${head}Content-Length: 2\r\n\r\nhi`);
    });
}

/** Chunks without an end, each with one byte and an extension of 15,000. */
export const endlessExtensions = repeats(
  `${OK}Transfer-Encoding: chunked\r\n\r\n`,
  `1;${'x'.repeat(15_000)}\r\na\r\n`.repeat(4),
);

/** Messages of a TLS handshake that say nothing (HelloRequest, RFC 5246 section 7.4.1.1), without an end: clients skip them. */
export const endlessHandshake = repeats(
  '',
  Buffer.concat([Buffer.from([0x16, 3, 3, 0x40, 0]), Buffer.alloc(0x4000)]),
);

export const longStatusLine = sends(`HTTP/1.1 200 ${'O'.repeat(1_000_000)}\r\n\r\n`);

/** 100 header lines of 8 KB. */
export const hugeHeader = sends(`${OK}${`X-Big: ${'a'.repeat(8192)}\r\n`.repeat(100)}\r\nhi`);

/** Ten bytes are told, four come. */
export const tooShort = sends(`${OK}Content-Length: 10\r\n\r\nfour`);

/** The same, and the connection stays. */
export const tooShortAndStays = sendsAndStays(`${OK}Content-Length: 10\r\n\r\nfour`);

/** Four bytes are told, more come. */
export const tooLong = sends(`${OK}Content-Length: 4\r\n\r\nfour and more`);

/** Two lengths that differ. */
export const twoLengths = sends(`${OK}Content-Length: 4\r\nContent-Length: 5\r\n\r\nfour`);

/** A length and chunks. */
export const lengthAndChunks = sends(
  `${OK}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n0\r\n\r\n`,
);

/** One good chunk, then none. */
export const garbageChunk = sends(
  `${OK}Transfer-Encoding: chunked\r\n\r\n4\r\nfour\r\nzz\r\nfour\r\n0\r\n\r\n`,
);

/** Chunks without the last one. */
export const unfinishedChunks = sends(`${OK}Transfer-Encoding: chunked\r\n\r\n4\r\nfour\r\n`);

/** A file without any header, as HTTP/0.9 has it. */
export const http09 = sends('User-agent: *\nDisallow: /\n');

/** Another protocol. */
export const notHttp = sends('220 mail.example.test ESMTP ready\r\n');

export const badHeaderCharacters = sends(`${OK}X-Zero: a\0b\r\nContent-Length: 2\r\n\r\nhi`);

export const closesInHeader = sends(`${OK}Content-Len`);

/** Breaks off within the body. */
export const breaksInBody = sendsAndBreaks(`${OK}Content-Length: 1000\r\n\r\nUser-agent: *\n`);

/** 50 MB of zeros, compressed to some 50 KB. */
export function gzipBomb(): SocketHandler {
  return answer('200 OK', ['Content-Encoding: gzip'], gzipSync(new Uint8Array(50_000_000)));
}

/** Says gzip, and is none after the first bytes. */
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

/** Goes on in another protocol. */
export const switchesProtocol = sendsAndStays(
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
);

/** The same without naming one. */
export const switchesSilently = sendsAndStays('HTTP/1.1 101 Switching Protocols\r\n\r\n');

export const noContent = sends('HTTP/1.1 204 No Content\r\n\r\n');

export const notModified = sends('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n');
