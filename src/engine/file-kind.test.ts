import { describe, expect, test } from 'vitest';
import { type ForeignKind, fileKind, parseRobotsTxt, Readings } from './index';

/** Returns the kind of a file with this text or these bytes. */
function kindOf(source: string | Uint8Array) {
  return fileKind(new Readings((dialect) => parseRobotsTxt(source, dialect)));
}

/** Encodes a text as UTF-16, with or without a byte order mark. */
function utf16(text: string, { isBig = false, hasBom = true } = {}): Uint8Array {
  const bytes = Buffer.from(hasBom ? `\ufeff${text}` : text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
}

/** Begins like a PNG, with a first line of undecodable bytes and letters. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0', 'latin1');

const LATIN1_PAGE = Buffer.from(`<html><p>${'\xe9'.repeat(50)}</p>\nDisallow: /\n</html>`, 'latin1');

describe("what isn't a robots.txt", () => {
  test.each<[string | Uint8Array, ForeignKind]>([
    ['<html><body>404</body></html>', 'web-page'],
    ['\n <!DOCTYPE HTML>\n<title>x</title>', 'web-page'],
    ['<html><pre>\nUser-agent: *\nDisallow: /\n</pre></html>', 'web-page'],
    ['<!-- saved --><body>x</body>', 'web-page'],
    [LATIN1_PAGE, 'web-page'],
    ['<?xml version="1.0"?>\n<Error>\nAllow: /\n</Error>', 'xml'],
    ['<urlset></urlset>', 'xml'],
    ['{"error": "Not found"}', 'json'],
    ['\ufeff[\n  {"sitemap": 1}]', 'json'],
    ['{}', 'json'],
    [utf16('User-agent: *\nDisallow: /\n'), 'utf-16'],
    [utf16('User-agent: *\r\nDisallow: /\r\n', { isBig: true }), 'utf-16'],
    [utf16('User-agent: *\nDisallow: /\n', { hasBom: false }), 'utf-16'],
    [utf16('User-agent: *\nDisallow: /\n', { hasBom: false, isBig: true }), 'utf-16'],
    // Without a NUL in its first 1,024 bytes.
    [utf16(`# ${'д'.repeat(600)}\nDisallow: /\n`), 'utf-16'],
    ['404: Not Found', 'no-field'],
    ['hello world\n', 'no-field'],
    ['Alow: /x\n', 'no-field'],
    ['Access denied', 'no-field'],
    // Fields that no dialect reads any more, or that none is documented to read.
    ['Noindex: /x\n', 'no-field'],
    ['# a comment\nLicense: MIT\n', 'no-field'],
    [Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xfe, 0xe9, 0xe9), 'binary'],
    [new Uint8Array(100), 'binary'],
    [new Uint8Array(1), 'binary'],
    [PNG, 'binary'],
    ['%PDF-1.7\n1 0 obj\n', 'binary'],
  ])('%j is %s', (source, kind) => {
    expect(kindOf(source)).toBe(kind);
  });
});

test.each<[string | Uint8Array, ReturnType<typeof kindOf>]>([
  ['', 'empty'],
  ['\ufeff', 'empty'],
  [' \t\n\n', 'empty'],
  ['# Nothing here\n\n', 'comments'],
  ['# Nothing\u0007here\n', 'comments'],
  ['\0\0\0\nDisallow: /\n', 'robots.txt'],
  [Buffer.from('caf\xe9 \xe9\xe8\xe7\n', 'latin1'), 'no-field'],
  ['Disallow: /\nUser-agent: *\n', 'robots.txt'],
  ['Disallow: /\n', 'robots.txt'],
  ['Sitemap: https://example.com/sitemap.xml\n', 'robots.txt'],
  ['site-map: https://example.com/sitemap.xml\n', 'robots.txt'],
  ['disalow /x', 'robots.txt'],
  ['User-agent: *', 'robots.txt'],
  ['Crawl-delay: 5', 'robots.txt'],
  ['Request-rate: 1/5', 'robots.txt'],
  ['Clean-param: ref /a', 'robots.txt'],
  ['hello\nworld\nallow: /', 'robots.txt'],
  ['<!-- rules -->\nDisallow: /x\n', 'robots.txt'],
  ['[1] see the wiki\nDisallow: /x\n', 'robots.txt'],
  [`# ${'é'.repeat(50)}\nDisallow: /x\n`, 'robots.txt'],
  [Buffer.from(`# ${'\xe9'.repeat(50)}\nDisallow: /x\n`, 'latin1'), 'robots.txt'],
  [Uint8Array.of(0xff, 0xfe, ...Buffer.from('\nDisallow: /x\n')), 'robots.txt'],
  // Python ends a line at a form feed, no other dialect does.
  ['hello\fDisallow: /x', 'robots.txt'],
  // After the limit of all dialects that have one.
  [`${'x\n'.repeat(300_000)}Disallow: /x\n`, 'robots.txt'],
])('%.40j is %s', (source, kind) => {
  expect(kindOf(source)).toBe(kind);
});
