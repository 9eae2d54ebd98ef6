import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../engine/source';
import type { SiteFile } from '../site-file';
import { readCurl } from './read-curl';

const ASKED = 'https://example.com/robots.txt';
const WWW = 'https://www.example.com/robots.txt';
const AT = 1_700_000_000_000;
const FILE = 'User-agent: *\nDisallow: /private/\n';
const COMMAND = `curl -sSiL "${ASKED}"`;
const MIB = 1_048_576;

/** Formats a header as curl prints it, with CRLF. */
function head(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function redirectTo(location: string, status = '301 Moved Permanently'): string {
  return head(`HTTP/1.1 ${status}`, `Location: ${location}`, 'Content-Length: 162');
}

const OK = head('HTTP/2 200 ', 'content-type: text/plain', 'date: Sun, 22 Nov 2026 13:50:24 GMT');
const MISSING = head('HTTP/2 404 ', 'content-type: text/html', 'content-length: 9');

function fileOf(printed: string): SiteFile {
  const file = readCurl(printed, ASKED, AT);
  if (typeof file === 'string') throw new Error(`no file: ${file}`);
  return file;
}

/**
 * Summarises each hop and the end, such as `200 "the body" cut by time` or `dns at https://…`. Returns a
 * problem unchanged.
 */
function readEnd(printed: string): string | readonly string[] {
  const file = readCurl(printed, ASKED, AT);
  if (typeof file === 'string') return file;
  const { hops, end } = file;
  return [...hops.map(({ status, url }) => `${status} ${url}`), endOf(end)];
}

function endOf(end: SiteFile['end']): string {
  if (end.kind === 'failure')
    return `${end.failure} at ${end.url}${end.detail === null ? '' : `, ${end.detail}`}`;
  return `${JSON.stringify(decodeText(end.body))}${end.cut === null ? '' : ` cut by ${end.cut}`}`;
}

const json = (body: string): string => JSON.stringify(body);
const fine = [`200 ${ASKED}`, json(FILE)];
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

test('all data of a file are read', () => {
  const printed = `${head('HTTP/1.1 200 OK', 'Content-Type: text/plain', 'Set-Cookie: a=b', 'Content-Length: 5')}Allow`;
  expect(readCurl(printed, ASKED, AT)).toEqual({
    by: 'terminal',
    url: ASKED,
    as: null,
    userAgent: null,
    at: AT,
    hops: [
      {
        url: ASKED,
        status: 200,
        headers: [
          ['content-type', 'text/plain'],
          ['content-length', '5'],
        ],
        ms: null,
      },
    ],
    end: { kind: 'answer', status: 200, body: Uint8Array.of(65, 108, 108, 111, 119), cut: null },
  });
});

describe('answers', () => {
  test.each<[string, string, string | readonly string[]]>([
    ['HTTP/2, without a reason', OK + FILE, fine],
    ['HTTP/1.1', head('HTTP/1.1 200 OK', 'Content-Type: text/plain') + FILE, fine],
    ['HTTP/1.0, without headers', head('HTTP/1.0 200 OK') + FILE, fine],
    ['HTTP/3', `${head('HTTP/3 404')}no`, [`404 ${ASKED}`, '"no"']],
    ['a status of its own', `${head('HTTP/1.1 999 Odd')}no`, [`999 ${ASKED}`, '"no"']],
    ['LF, as a text field gives it', (OK + FILE).replaceAll('\r', ''), fine],
    ['mixed line ends', `HTTP/1.1 200 OK\nA: b\r\n\n${FILE}`, fine],
    [
      'CRLF in the body stays',
      `${OK}Allow: /\r\n\r\nDisallow: /\r\n`,
      [`200 ${ASKED}`, '"Allow: /\\r\\n\\r\\nDisallow: /\\r\\n"'],
    ],
    ['blank lines of the body stay', `${OK}\n\nAllow: /`, [`200 ${ASKED}`, '"\\n\\nAllow: /"']],
    [
      'a body that looks like an answer',
      `${OK}HTTP/1.1 200 OK\n\nx`,
      [`200 ${ASKED}`, '"HTTP/1.1 200 OK\\n\\nx"'],
    ],
    ['an empty file', head('HTTP/1.1 200 OK', 'Content-Length: 0'), [`200 ${ASKED}`, '""']],
    ['an empty file of unknown length', OK, [`200 ${ASKED}`, '""']],
    ['an empty file without its blank line', 'HTTP/1.1 200 OK\r\nContent-Length: 0', [`200 ${ASKED}`, '""']],
    [
      'a file of one line end',
      `${head('HTTP/1.1 200 OK', 'Content-Length: 1')}\n`,
      [`200 ${ASKED}`, '"\\n"'],
    ],
    ['missing', `${MISSING}Not found`, [`404 ${ASKED}`, '"Not found"']],
    ['missing, headers only', MISSING, [`404 ${ASKED}`, '""']],
    ['headers only', head('HTTP/1.1 200 OK', 'Content-Length: 34'), 'headers-only'],
    [
      'headers only, after a redirect',
      `${redirectTo('/b') + head('HTTP/2 200 ', 'content-length: 34')}\r\n`,
      'headers-only',
    ],
    ['no body before the next prompt', `$ ${COMMAND}\n${OK}$ `, [`200 ${ASKED}`, '""']],
    ['headers only, before another prompt', `$ curl -I ${ASKED}\n${OK}> `, 'headers-only'],
    [
      'headers only, which claim an empty file',
      `$ curl --head ${ASKED}\n${head('HTTP/2 200 ', 'content-length: 0')}`,
      'headers-only',
    ],
    ['headers only, of unknown length', `$ curl -sSIL "${ASKED}"\n${OK}`, 'headers-only'],
    ['a header that was not copied to its end', 'HTTP/2 200 \ncontent-type: text/plain', 'headers-only'],
    [
      'gzip that nobody undid',
      `${head('HTTP/1.1 200 OK', 'Content-Encoding: gzip')}\u001f\ufffd\b\0`,
      [`200 ${ASKED}`, '"" cut by encoding'],
    ],
    [
      'gzip that a terminal does not show',
      head('HTTP/1.1 200 OK', 'Content-Encoding: gzip'),
      [`200 ${ASKED}`, '"" cut by encoding'],
    ],
    ['gzip that curl undid', head('HTTP/1.1 200 OK', 'Content-Encoding: gzip') + FILE, fine],
  ])('%s', (_name, printed, expected) => {
    expect(readEnd(printed)).toEqual(expected);
  });

  test('the body has the bytes of the text', () => {
    const { end } = fileOf(`${OK}Disallow: /ä\u{1f600}\ufffd`);
    const bytes = new TextEncoder().encode('Disallow: /ä\u{1f600}\ufffd');
    expect(end.kind === 'answer' && end.body).toEqual(bytes);
  });

  test.each<[string, string, number, string | null]>([
    ['1 MiB', 'a'.repeat(MIB), MIB, null],
    ['a byte more', 'a'.repeat(MIB + 1), MIB, 'size'],
    ['characters of two bytes', 'ä'.repeat(MIB / 2), MIB, null],
    ['the limit within a character', 'a\u{1f600}'.repeat(300_000), MIB, 'size'],
    [
      'more, and broken off',
      `${'a\n'.repeat(MIB)}curl: (18) transfer closed with 9 bytes remaining to read\n`,
      MIB,
      'size',
    ],
  ])('at most 1 MiB of the body is kept: %s', (_name, body, length, cut) => {
    const { end } = fileOf(OK + body);
    expect(end.kind === 'answer' && [end.body.length, end.cut]).toEqual([length, cut]);
  });

  test('a text that is too large is a problem', () => {
    expect(readEnd(OK + 'a'.repeat(4_000_000 - OK.length))).not.toBe('too-large');
    expect(readEnd(OK + 'a'.repeat(4_000_001 - OK.length))).toBe('too-large');
  });
});

describe('headers', () => {
  const headersOf = (...lines: readonly string[]) =>
    fileOf(head('HTTP/1.1 200 OK', ...lines) + FILE).hops[0]?.headers;

  test.each<[string, readonly string[], readonly (readonly string[])[]]>([
    [
      'names in lower case, values trimmed',
      ['ETag:  "x" ', 'AGE:7'],
      [
        ['etag', '"x"'],
        ['age', '7'],
      ],
    ],
    [
      'folded',
      ['Via: one', '  two', '\tthree', 'Age: 1'],
      [
        ['via', 'one two three'],
        ['age', '1'],
      ],
    ],
    ['nothing to fold', [' one', 'Age: 1'], [['age', '1']]],
    ['no colon', ['Server nginx', ': x', 'Age: 1'], [['age', '1']]],
    [
      'twice',
      ['Vary: a', 'Vary: b'],
      [
        ['vary', 'a'],
        ['vary', 'b'],
      ],
    ],
    ['colours of a terminal', ['\u001b[1mAge\u001b[0m: 1'], [['age', '1']]],
  ])('%s', (_name, lines, expected) => {
    expect(headersOf(...lines)).toEqual(expected);
  });

  test('of many, 40 of the first 100 are kept', () => {
    expect(headersOf(...Array.from({ length: 500 }, (_, index) => `Via: ${index}`))).toHaveLength(40);
    const late = [...Array.from({ length: 100 }, () => 'X-A: b'), 'Age: 1', ' 2'];
    expect(headersOf(...late)).toEqual([]);
  });

  test('a value folded many times is cut', () => {
    const folded = headersOf(
      'Via: a',
      ...Array.from({ length: 4_000 }, () => ` ${'b'.repeat(900)}`),
      'Age: 1',
    );
    expect(folded?.map(([name, value]) => [name, value.length])).toEqual([
      ['via', 500],
      ['age', 1],
    ]);
  });

  test('are read as `script` records a terminal: two CR, colours, and hyperlinks over the line end', () => {
    const link = '\u001b]8;;https://example.com/b\u001b\\ /b\r\r\n\u001b]8;;\u001b\\';
    const printed = `HTTP/2 301 \r\r\n\u001b[1mlocation\u001b[0m:${link}\r\r\nHTTP/2 200 \r\r\n\u001b[1mage\u001b[0m: 1\r\r\n\r\r\nAllow: /\u001b[1m\r\n`;
    expect(readEnd(printed)).toEqual([
      `301 ${ASKED}`,
      '200 https://example.com/b',
      '"Allow: /\\u001b[1m\\r\\n"',
    ]);
    expect(fileOf(printed).hops.map(({ headers }) => headers)).toEqual([
      [['location', '/b']],
      [['age', '1']],
    ]);
  });
});

describe('before the first answer', () => {
  test.each<[string, string, string | readonly string[]]>([
    ['the command', `${COMMAND}\n${OK}${FILE}`, fine],
    ['a prompt and the command', `me@host:~$ ${COMMAND}\n${OK}${FILE}`, fine],
    ['blank lines', `\r\n\n  \n${OK}${FILE}`, fine],
    ['29 lines', `${'x\n'.repeat(29)}${OK}${FILE}`, fine],
    ['30 lines', `${'x\n'.repeat(30)}${OK}${FILE}`, 'not-curl'],
    ['progress', `  % Total    % Received % Xferd\n\r100    14  100    14\r\n${OK}${FILE}`, fine],
    [
      'another site',
      `$ curl -sSiL "http://example.org:8080/robots.txt"\n${OK}${FILE}`,
      ['200 http://example.org:8080/robots.txt', json(FILE)],
    ],
    [
      'another site, with other quotes',
      `curl -i 'HTTPS://Example.ORG/robots.txt' -L\n${OK}`,
      ['200 https://example.org/robots.txt', '""'],
    ],
    [
      'the last of two commands',
      `$ curl ${ASKED}\nx\n$ curl ${WWW}\n${OK}${FILE}`,
      [`200 ${WWW}`, json(FILE)],
    ],
    ['another address than a robots.txt', `$ curl -i https://example.org/robots.txt/x\n${OK}${FILE}`, fine],
    ['a robots.txt with a query', `$ curl -i https://example.org/robots.txt?x=1\n${OK}${FILE}`, fine],
    ['a scheme that is neither', `$ curl -i ftp://example.org/robots.txt\n${OK}${FILE}`, fine],
    ['a name and a password', `$ curl -i https://me:secret@example.org/robots.txt\n${OK}${FILE}`, fine],
    ['a host that is none', `$ curl -i "https://a b/robots.txt" https://[x/robots.txt\n${OK}${FILE}`, fine],
    ['libcurl is no command', `libcurl https://example.org/robots.txt\n${OK}${FILE}`, fine],
    [
      'an error of an earlier command',
      `$ curl -i http://x/\ncurl: (6) Could not resolve host: x\n$ ${COMMAND}\n${OK}${FILE}`,
      fine,
    ],
    ['nothing', '', 'not-curl'],
    ['a robots.txt', FILE, 'not-curl'],
    ['the command alone', `$ ${COMMAND}\n`, 'not-curl'],
    ['no curl', 'bash: line 1: curl: command not found\n', 'not-curl'],
    [
      'PowerShell without curl',
      "Invoke-WebRequest : A parameter cannot be found that matches parameter name 'sSiL'.\n",
      'not-curl',
    ],
    ['a version that is none', `HTTP/x 200 OK\r\n\r\n${FILE}`, 'not-curl'],
    ['a status that is none', `HTTP/1.1 099 OK\r\n\r\n${FILE}`, 'not-curl'],
  ])('%s', (_name, printed, expected) => {
    expect(readEnd(printed)).toEqual(expected);
  });

  test.each<[string, string, string, string]>([
    ['bash', 'me@host:~$ ', 'me@host:~$ ', ''],
    ['bash, trimmed', 'me@host:~$ ', 'me@host:~$', ''],
    ['root', '# ', '# ', ''],
    ['cmd', 'C:\\Users\\me>', 'C:\\Users\\me>', ''],
    ['an unknown one', '', 'me@host:~$ ', 'me@host:~$ '],
    ['another one', 'me@host:~$ ', 'me@host:/tmp$ ', 'me@host:/tmp$ '],
  ])('the prompt of %s is not part of the file, if it is known', (_name, prompt, last, left) => {
    expect(readEnd(`${prompt}${COMMAND}\n${OK}${FILE}${last}`)).toEqual([`200 ${ASKED}`, json(FILE + left)]);
  });

  test('a PowerShell banner is ignored, and so is its prompt after a line without an end', () => {
    const prompt = 'PS C:\\Users\\me> ';
    const banner = 'Windows PowerShell\r\nCopyright (C) Microsoft Corporation. All rights reserved.\r\n\r\n';
    const printed = `${banner}${prompt}curl.exe -sSiL "${WWW}"\r\n${OK}Disallow: /a${prompt}`;
    expect(readEnd(printed)).toEqual([`200 ${WWW}`, '"Disallow: /a"']);
  });

  test('a prompt of one character may be the end of a pattern', () => {
    const body = 'Disallow: /*.pdf$';
    expect(readEnd(`$ ${COMMAND}\n${OK}${body}`)).toEqual([`200 ${ASKED}`, json(body)]);
  });

  test('a prompt within an answer removes nothing that is read', () => {
    expect(readEnd(`HTTP/2 2 ${COMMAND}\nHTTP/2 200 \nHTTP/2 2`)).toBe('headers-only');
    expect(readEnd(`TP/1.0 200 OK ${COMMAND}\nHTTP/1.0 200 OK`)).toBe('headers-only');
  });
});

describe('answers before the last', () => {
  test.each<[string, string, string | readonly string[]]>([
    ['a redirect', redirectTo(WWW) + OK + FILE, [`301 ${ASKED}`, `200 ${WWW}`, json(FILE)]],
    [
      'relative addresses',
      redirectTo('/a/b', '302 Found') + redirectTo('c?d#e', '307 Temporary Redirect') + OK + FILE,
      [`302 ${ASKED}`, '307 https://example.com/a/b', '200 https://example.com/a/c?d', json(FILE)],
    ],
    [
      'another scheme',
      redirectTo('http://example.com/') + OK + FILE,
      [`301 ${ASKED}`, '200 http://example.com/', json(FILE)],
    ],
    [
      'any 3xx, as curl does',
      redirectTo('/b', '304 Not Modified') + OK,
      [`304 ${ASKED}`, '200 https://example.com/b', '""'],
    ],
    [
      'no name and password',
      redirectTo('https://me:secret@example.com/b') + OK,
      [`301 ${ASKED}`, '200 https://example.com/b', '""'],
    ],
    [
      'the first Location that is not empty',
      head('HTTP/1.1 301 Moved', 'Location: ', 'Location: /a', 'Location: /b') + OK,
      [`301 ${ASKED}`, '200 https://example.com/a', '""'],
    ],
    ['100 Continue', head('HTTP/1.1 100 Continue') + OK + FILE, fine],
    ['103 Early Hints, twice', `${head('HTTP/2 103 ', 'link: </a.css>').repeat(2)}${OK}${FILE}`, fine],
    ['a proxy', head('HTTP/1.1 200 Connection established') + OK + FILE, fine],
    ['a proxy, otherwise', head('HTTP/1.0 200 Connection Established', 'Via: x') + OK + FILE, fine],
    ['another 200 is an answer', head('HTTP/1.0 200 OK') + OK, [`200 ${ASKED}`, json(OK)]],
    ['a proxy that wants a password', head('HTTP/1.1 407 Proxy Authentication Required') + OK + FILE, fine],
    [
      'a site that wants a password',
      head('HTTP/1.1 401 Unauthorized', 'WWW-Authenticate: Digest') + OK + FILE,
      fine,
    ],
    ['a site that gets none', `${head('HTTP/1.1 401 Unauthorized')}no`, [`401 ${ASKED}`, '"no"']],
    ['100 Continue alone', head('HTTP/1.1 100 Continue'), 'not-curl'],
    ['a proxy alone', head('HTTP/1.1 200 Connection established'), [`200 ${ASKED}`, '""']],
    [
      'a redirect that was not followed',
      `${redirectTo(WWW)}<html>moved</html>`,
      [`301 ${ASKED}`, '"<html>moved</html>"'],
    ],
    ['a redirect that was not followed, without a page', redirectTo(WWW), [`301 ${ASKED}`, '""']],
    ['a redirect without an address', head('HTTP/1.1 301 Moved') + OK, [`301 ${ASKED}`, json(OK)]],
    [
      'a Location that is no redirect',
      head('HTTP/1.1 201 Created', 'Location: /b') + FILE,
      [`201 ${ASKED}`, json(FILE)],
    ],
    [
      'to no address',
      redirectTo('http://[::bad/x') + OK,
      [`301 ${ASKED}`, 'bad-redirect at http://[::bad/x'],
    ],
    [
      'to another scheme',
      redirectTo('ftp://example.com/x') + OK,
      [`301 ${ASKED}`, 'scheme at ftp://example.com/x'],
    ],
    [
      'to a long address',
      redirectTo(`/${'a'.repeat(5_000)}`) + OK,
      [`301 ${ASKED}`, `bad-redirect at /${'a'.repeat(499)}`],
    ],
    [
      'to an address that grows too long',
      redirectTo(`/${'ä'.repeat(1_000)}`) + OK,
      [`301 ${ASKED}`, `bad-redirect at /${'ä'.repeat(499)}`],
    ],
    [
      'to a long name',
      redirectTo(`//${'ä'.repeat(2_000)}/`) + OK,
      [`301 ${ASKED}`, `bad-redirect at //${'ä'.repeat(498)}`],
    ],
  ])('%s', (_name, printed, expected) => {
    expect(readEnd(printed)).toEqual(expected);
  });

  test('of 30 redirects the first 19 are kept, and the answer', () => {
    const { hops, end } = fileOf(times(30, (index) => redirectTo(`/${index}`)) + OK + FILE);
    expect(hops).toHaveLength(20);
    expect(hops.slice(-2).map(({ url, status }) => [status, url])).toEqual([
      [301, 'https://example.com/17'],
      [200, 'https://example.com/29'],
    ]);
    expect(endOf(end)).toBe(json(FILE));
  });

  test('51 redirects are too many', () => {
    const printed = times(51, (index) => redirectTo(`/${index}`));
    expect(endOf(fileOf(redirectTo('/') + printed + OK).end)).toBe(
      'too-many-redirects at https://example.com/49',
    );
    expect(endOf(fileOf(times(50, (index) => redirectTo(`/${index}`)) + OK).end)).toBe('""');
    const { hops, end } = fileOf(`${printed}curl: (47) Maximum (50) redirects followed\n`);
    expect(hops.map(({ url }) => url)).toEqual([
      ASKED,
      ...Array.from({ length: 19 }, (_, index) => `https://example.com/${index}`),
    ]);
    expect(endOf(end)).toBe('too-many-redirects at https://example.com/50, curl (47)');
  });

  test('a redirect loop is distinguished from a long chain', () => {
    const { hops, end } = fileOf(
      `${redirectTo('/robots.txt').repeat(51)}curl: (47) Maximum (50) redirects followed\n`,
    );
    expect(hops).toHaveLength(20);
    expect(endOf(end)).toBe(`redirect-loop at ${ASKED}, curl (47)`);
    const back = `${redirectTo('/a')}${redirectTo('/robots.txt')}curl: (47) Maximum (1) redirects followed\n`;
    expect(endOf(fileOf(back).end)).toBe(`redirect-loop at ${ASKED}, curl (47)`);
  });
});

describe('text that a shell prints after a file whose last line has no end', () => {
  const above = `me@mac ~ % ${COMMAND}\n`;
  const head = (length: string) => `HTTP/2 200 \ncontent-type: text/plain\n${length}\n`;
  const body = 'User-agent: *\nDisallow: /shop/';
  const textOf = (printed: string) => {
    const { end } = fileOf(printed);
    return end.kind === 'answer' ? new TextDecoder().decode(end.body) : end.failure;
  };

  test.each<[string, string]>([
    ['the sign of zsh', `${above}${head('')}${body}%\nme@mac ~ % `],
    ['with its blanks', `${above}${head('')}${body}%${' '.repeat(79)}\nme@mac ~ %`],
    ['told by the length', `${head('content-length: 30\n')}${body}%      \nme@mac ~ % `],
    ['an unknown prompt', `${head('content-length: 30\n')}${body}me@host:~$ `],
    ['a prompt of two lines', `${head('content-length: 30\n')}${body}\n~/src main\n❯ `],
    ['with the line ends of Windows', `${head('content-length: 30\n')}${body}C:\\>`.replaceAll('\n', '\r\n')],
  ])('%s is not part of the file', (_name, printed) => {
    expect(textOf(printed)).toBe(body);
  });

  test.each<[string, string, string]>([
    [
      'line ends of Windows are no rest',
      `${head('content-length: 31\n')}${body}\n`.replaceAll('\n', '\r\n'),
      `${body}\n`.replaceAll('\n', '\r\n'),
    ],
    [
      'a long rest is the file',
      `${head('content-length: 5\n')}${body}\n${'# x\n'.repeat(200)}`,
      `${body}\n${'# x\n'.repeat(200)}`,
    ],
    [
      'the length of a packed file is another',
      `${head('content-length: 5\ncontent-encoding: br\n')}${body}\n`,
      `${body}\n`,
    ],
    [
      'a per cent is one for other shells',
      `me@host:~$ ${COMMAND}\n${head('')}Disallow: /a%\nme@host:~$ `,
      'Disallow: /a%\n',
    ],
  ])('%s', (_name, printed, text) => {
    expect(textOf(printed)).toBe(text);
  });
});

test.each([
  'curl: (1) Protocol "https" not supported or disabled in libcurl\n',
  'curl: (3) URL using bad/illegal format or missing URL\n',
])('if curl sent no request, there is no result about the site: %s', (printed) => {
  expect(readCurl(printed, ASKED, AT)).toBe('no-request');
});

describe('errors', () => {
  test.each<[number, string, string]>([
    [1, 'Received HTTP/0.9 when not allowed', 'invalid-response'],
    [1, 'Unsupported response code in HTTP response', 'invalid-response'],
    [5, 'Could not resolve proxy: proxy.example', 'connect'],
    [6, 'Could not resolve host: example.com', 'dns'],
    [7, "Failed to connect to example.com port 443 after 0 ms: Couldn't connect to server", 'connect'],
    [8, 'Weird server reply', 'invalid-response'],
    [16, 'Error in the HTTP2 framing layer', 'invalid-response'],
    [18, 'HTTP/2 stream 1 was not closed cleanly before end of the underlying stream', 'reset'],
    [22, 'The requested URL returned error: 404', 'invalid-response'],
    [28, 'Connection timed out after 3001 milliseconds', 'timeout'],
    [35, 'OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number', 'tls'],
    [43, 'A libcurl function was given a bad argument', 'invalid-response'],
    [45, "Couldn't bind to interface 'x'", 'connect'],
    [47, 'Maximum (0) redirects followed', 'too-many-redirects'],
    [52, 'Empty reply from server', 'reset'],
    [55, 'Send failure: Broken pipe', 'reset'],
    [56, 'Recv failure: Connection reset by peer', 'reset'],
    [61, 'Unrecognized content encoding type.', 'invalid-response'],
    [77, 'error setting certificate verify locations: CAfile: x', 'tls'],
    [92, 'HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)', 'reset'],
    [97, "Can't complete SOCKS5 connection", 'connect'],
    [999, 'What is to come', 'invalid-response'],
  ])('error %d alone is a failure: %s', (code, message, failure) => {
    const printed = `curl: (${code}) ${message}\n`;
    const expected = [`${failure} at ${ASKED}, curl (${code})`];
    expect(readEnd(printed)).toEqual(expected);
    expect(readEnd(`\nme@host:~$ ${COMMAND}\r\n${printed}me@host:~$ `)).toEqual(expected);
    expect(readEnd(`${head('HTTP/1.1 100 Continue')}${printed}`)).toEqual(expected);
  });

  const EXPIRED = `curl: (60) SSL certificate problem: certificate has expired
More details here: https://curl.se/docs/sslcerts.html

curl failed to verify the legitimacy of the server and therefore could not
establish a secure connection to it. To learn more about this situation and
how to fix it, please visit the web page mentioned above.
`;

  test.each<[string, string, string | readonly string[]]>([
    ['with an explanation', EXPIRED, [`tls at ${ASKED}, curl (60)`]],
    [
      'with an explanation, after a redirect',
      redirectTo(WWW) + EXPIRED,
      [`301 ${ASKED}`, `tls at ${WWW}, curl (60)`],
    ],
    ['with a drawing', `curl: (3) bad range in URL position 9:\n${ASKED}\n        ^\n`, 'no-request'],
    [
      'of another site',
      `$ curl -sSiL ${WWW}\ncurl: (6) Could not resolve host: www.example.com`,
      [`dns at ${WWW}, curl (6)`],
    ],
    ['without a message', 'curl: (52)', [`reset at ${ASKED}, curl (52)`]],
    ['none of curl', 'curl: option -sSiX: is unknown\ncurl: (x) no\n', 'not-curl'],
    [
      'after a redirect: dns',
      `${redirectTo(WWW)}curl: (6) Could not resolve host: www.example.com\n`,
      [`301 ${ASKED}`, `dns at ${WWW}, curl (6)`],
    ],
    [
      'after a redirect, and a prompt',
      `${redirectTo(WWW)}curl: (7) Failed to connect\nme@host:~$ `,
      [`301 ${ASKED}`, `connect at ${WWW}, curl (7)`],
    ],
    [
      'after a redirect: reset',
      `${redirectTo('/b')}curl: (56) Recv failure: Connection reset by peer`,
      [`301 ${ASKED}`, 'reset at https://example.com/b, curl (56)'],
    ],
    [
      'after a redirect: no HTTP',
      `${redirectTo('/b')}curl: (1) Received HTTP/0.9 when not allowed`,
      [`301 ${ASKED}`, 'invalid-response at https://example.com/b, curl (1)'],
    ],
    [
      'a redirect to no address',
      `${redirectTo('http://[::bad/x')}curl: (3) The redirect target URL could not be parsed: Bad IPv6 address\n`,
      [`301 ${ASKED}`, 'bad-redirect at http://[::bad/x, curl (3)'],
    ],
    [
      'a redirect to what curl only takes for none',
      `${redirectTo('https://a_b.example/')}curl: (3) The redirect target URL could not be parsed\n`,
      [`301 ${ASKED}`, 'bad-redirect at https://a_b.example/, curl (3)'],
    ],
    [
      'a redirect to a file',
      `${redirectTo('file:///etc/passwd')}curl: (1) Protocol "file" not supported or disabled in libcurl\n`,
      [`301 ${ASKED}`, 'scheme at file:///etc/passwd, curl (1)'],
    ],
    [
      'a redirect to another scheme that curl follows',
      `${redirectTo('ftp://127.0.0.1:1/x')}curl: (7) Failed to connect to 127.0.0.1 port 1\n`,
      [`301 ${ASKED}`, 'scheme at ftp://127.0.0.1:1/x, curl (7)'],
    ],
    [
      'within a header',
      'HTTP/1.1 200 OK\r\ncurl: (28) Operation timed out after 1001 milliseconds with 0 bytes received\n',
      [`timeout at ${ASKED}, curl (28)`],
    ],
    [
      'behind a proxy',
      `${head('HTTP/1.1 200 Connection established')}\ncurl: (35) Recv failure\n`,
      [`tls at ${ASKED}, curl (35)`],
    ],
    [
      'in a body: the site broke off',
      `${OK}${FILE}curl: (18) transfer closed with 85 bytes remaining to read\n`,
      [`200 ${ASKED}`, `${json(FILE)} cut by connection`],
    ],
    [
      'in a body: HTTP/2',
      `${OK}${FILE}curl: (92) HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)\r\n\r\n`,
      [`200 ${ASKED}`, `${json(FILE)} cut by connection`],
    ],
    [
      'in a body: time',
      `${OK}${FILE}curl: (28) Operation timed out after 1001 milliseconds with 14 out of 99 bytes received\n`,
      [`200 ${ASKED}`, `${json(FILE)} cut by time`],
    ],
    [
      'in a body: compression',
      `${OK}curl: (61) Error while processing content unencoding: incorrect header check\n`,
      [`200 ${ASKED}`, '"" cut by encoding'],
    ],
    [
      'in a body: nothing to write to',
      `${OK}curl: (23) Failure writing output to destination\n`,
      [`200 ${ASKED}`, '"" cut by encoding'],
    ],
    [
      'no body yet',
      `${head('HTTP/1.1 200 OK', 'Content-Length: 99')}curl: (18) transfer closed with 99 bytes remaining to read`,
      [`200 ${ASKED}`, '"" cut by connection'],
    ],
    ['--fail', `${MISSING}curl: (22) The requested URL returned error: 404\n`, [`404 ${ASKED}`, '""']],
    [
      'that no body ends',
      `${OK}${FILE}curl: (6) Could not resolve host: example.com\n`,
      [`dns at ${ASKED}, curl (6)`],
    ],
    [
      'before the last line, which a terminal keeps back',
      `${OK}Allow: /\ncurl: (18) transfer closed with 9 bytes remaining to read\nDisal`,
      [`200 ${ASKED}`, '"Allow: /\\nDisal" cut by connection'],
    ],
    [
      'before a prompt',
      `me@host:~$ ${COMMAND}\n${OK}Allow: /\ncurl: (18) transfer closed\nme@host:~$ `,
      [`200 ${ASKED}`, '"Allow: /\\n" cut by connection'],
    ],
    [
      'behind a line that does not end',
      `${OK}Allow: /\nDisalcurl: (18) transfer closed\n`,
      [`200 ${ASKED}`, '"Allow: /\\nDisal" cut by connection'],
    ],
    [
      'in a comment',
      `${OK}# curl: (18) transfer closed\n`,
      [`200 ${ASKED}`, '"# curl: (18) transfer closed\\n"'],
    ],
    ['far above the end', `${OK}curl: (18) x\na\nb\n`, [`200 ${ASKED}`, '"curl: (18) x\\na\\nb\\n"']],
    [
      'a redirect that was not followed, broken off',
      `${redirectTo('/b')}<html>\ncurl: (18) transfer closed\n`,
      [`301 ${ASKED}`, '"<html>\\n" cut by connection'],
    ],
  ])('%s', (_name, printed, expected) => {
    expect(readEnd(printed)).toEqual(expected);
  });

  test.each<[string, string, string, readonly string[]]>([
    ['a body', '(18) transfer closed', OK + FILE, [`200 ${ASKED}`, `${json(FILE)} cut by connection`]],
    [
      'a redirect',
      '(6) Could not resolve host',
      redirectTo(WWW),
      [`301 ${ASKED}`, `dns at ${WWW}, curl (6)`],
    ],
    [
      'a redirect without its blank line',
      '(6) x',
      redirectTo(WWW).trim(),
      [`301 ${ASKED}`, `dns at ${WWW}, curl (6)`],
    ],
    [
      'a circle',
      '(47) Maximum',
      redirectTo('/robots.txt'),
      [`301 ${ASKED}`, `redirect-loop at ${ASKED}, curl (47)`],
    ],
    ['half a header', '(28) Operation timed out', 'HTTP/1.1 200 OK\r\n', [`timeout at ${ASKED}, curl (28)`]],
    ['a proxy', '(28) x', head('HTTP/1.1 200 Connection established'), [`timeout at ${ASKED}, curl (28)`]],
  ])('comes first through a pipe: %s', (_name, error, output, expected) => {
    expect(readEnd(`curl: ${error}\n${output}`)).toEqual(expected);
  });
});

describe('any pasted text', () => {
  const pieces = fc.constantFrom(
    OK,
    MISSING,
    FILE,
    COMMAND,
    redirectTo('/a'),
    redirectTo(WWW),
    redirectTo('//\u{1f600}'),
    redirectTo('javascript:alert(1)'),
    redirectTo('/a').repeat(60),
    head('HTTP/1.1 103 Early Hints', 'link: x'),
    head('HTTP/1.1 200 Connection established'),
    head('HTTP/1.1 401 Unauthorized'),
    head('HTTP/2 200 ', ...Array.from({ length: 200 }, () => 'via: x')),
    'HTTP/1.1 200 OK\r\n',
    'HTTP/2 301\nLocation: ',
    'Content-Length: 5\r\n',
    'curl: (18) transfer closed\n',
    'curl: (47) Maximum (50) redirects followed\n',
    'me@host:~$ ',
    '$ ',
    '\u001b[1m',
    '\u001b]8;;',
    '\u001b\\',
    '\r',
    '\n',
    '\r\n',
    ' ',
    ':',
    '\ud83d',
    '\udc80',
    '\ufeff',
    '\0',
  );
  const printed = fc
    .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 12,
    })
    .chain((parts) => {
      const text = parts.join('');
      const at = fc.integer({ min: 0, max: text.length });
      return fc.oneof(
        fc.constant(text),
        // Removes some characters.
        fc
          .tuple(at, fc.integer({ min: 0, max: 40 }))
          .map(([from, count]) => text.slice(0, from) + text.slice(from + count)),
        // Inserts something.
        fc.tuple(at, pieces).map(([from, piece]) => text.slice(0, from) + piece + text.slice(from)),
      );
    });

  test('is a problem, or a file within its limits', () => {
    fc.assert(
      fc.property(printed, (text) => {
        const file = readCurl(text, ASKED, AT);
        if (typeof file === 'string') {
          // Missing characters can turn the error into another: (18) becomes (1), for which curl sends no request.
          expect(['not-curl', 'headers-only', 'no-request']).toContain(file);
          return;
        }
        const { hops, end, url } = file;
        expect(hops.length).toBeLessThanOrEqual(20);
        for (const hop of hops) {
          expect(hop.url).toMatch(/^https?:\/\//);
          expect(hop.url.length).toBeLessThanOrEqual(4_096);
          expect(hop.headers.length).toBeLessThanOrEqual(40);
          expect(hop.status).toBeGreaterThanOrEqual(100);
          expect(hop.status).toBeLessThanOrEqual(999);
        }
        expect(hops[0]?.url ?? url).toBe(url);
        if (end.kind === 'failure') expect(end.url.length).toBeLessThanOrEqual(4_096);
        else {
          expect(end.body.length).toBeLessThanOrEqual(MIB);
          expect(hops.at(-1)?.status).toBe(end.status);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[string, string]>([
    ['one line', 'a'.repeat(4_000_000)],
    ['a status line', `HTTP/1.1 200 ${'a'.repeat(3_900_000)}`],
    ['interim answers', 'HTTP/1.1 100\n\n'.repeat(285_000)],
    ['redirects', 'HTTP/1.1 301\nLocation:/\n\n'.repeat(160_000)],
    ['headers', `HTTP/1.1 200\n${'a:b\n'.repeat(970_000)}`],
    ['folded lines', `HTTP/1.1 301\nLocation: a\n${' b\n'.repeat(1_300_000)}\n`],
    ['escapes', `${'\u001b['.repeat(8_000)}\n`.repeat(30)],
    ['commands', `${'curl curl -'.repeat(1_400)} https://\n`.repeat(30)],
    ['options', `curl http://x -${'I'.repeat(16_000)}\n`.repeat(30)],
    ['addresses', `curl ${'https://'.repeat(2_000)}\n`.repeat(30)],
    ['blanks', OK + ' \n'.repeat(1_900_000)],
    ['errors', OK + 'curl: ('.repeat(500_000)],
  ])('a text full of %s is read to the end', (_name, text) => {
    expect(readCurl(text, ASKED, AT)).toBeDefined();
  });
});
