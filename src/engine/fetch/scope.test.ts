import { describe, expect, test } from 'vitest';
import { applies } from '.';

const WEB = ['http', 'https', 'ftp'];

describe('the location of a robots.txt', () => {
  test.each([
    ['https://h.example/robots.txt', null],
    ['https://h.example/robots.txt#top', null],
    ['https://h.example/robots.txt#top?x', null],
    ['https://user:secret@h.example/robots.txt', null],
    [' HTTPS://H.Example:443/robots.txt\n', null],
    ['https:\\\\h.example\\robots.txt', null],
    ['https://h.example/a/../robots.txt', null],
    ['https://h.example/Robots.txt', 'capitals'],
    ['https://h.example/folder/robots.txt', 'folder'],
    ['https://h.example/folder/ROBOTS.TXT', 'folder'],
    ['https://h.example//robots.txt', 'folder'],
    ['https://h.example/robots.txt?x', 'other-name'],
    ['https://h.example/robots.txt?', 'other-name'],
    ['https://h.example/robots.txt?#x', 'other-name'],
    ['https://h.example/?/robots.txt', 'other-name'],
    ['https://h.example/robots.txt/', 'other-name'],
    ['https://h.example/robots%2Etxt', 'other-name'],
    ['https://h.example/robots.txt%20', 'other-name'],
    ['https://h.example/my-robots.txt', 'other-name'],
    ['https://h.example/', 'other-name'],
    ['https://h.example', 'other-name'],
  ])('%s: %s', (robotsUrl, why) => {
    const scope = applies(robotsUrl, why === null ? 'https://h.example/x' : 'http://i.example:81/x', WEB);
    const robots = { kind: 'not-a-robots-url', why, robotsUrl: 'https://h.example/robots.txt' };
    expect(scope).toEqual(why === null ? { kind: 'applies', origin: 'https://h.example' } : robots);
  });
});

describe("rejecting texts that aren't URLs", () => {
  test.each([
    '',
    'x',
    '/robots.txt',
    'h.example/robots.txt',
    'https://',
    'https://a b/',
    'http://1.2.3.4.5/',
  ])('%j', (text) => {
    expect(applies(text, 'https://h.example/', WEB)).toEqual({ kind: 'not-a-url', which: 'robots' });
    expect(applies('https://h.example/robots.txt', text, WEB)).toEqual({ kind: 'not-a-url', which: 'url' });
  });

  test('rejects URLs that are too long', () => {
    const file = 'https://h.example/robots.txt';
    const base = 'https://h.example/';
    const fits = base + 'a'.repeat(2_097_152 - base.length);
    expect(applies(file, fits, WEB).kind).toBe('applies');
    expect(applies(file, `${fits}a`, WEB)).toEqual({ kind: 'not-a-url', which: 'url' });
    const hugeHost = Array.from({ length: 40_000 }, (_, i) =>
      String.fromCharCode(0x4e00 + (i % 20_000)),
    ).join('');
    for (const start of ['http://', 'http:', 'http:\t/\\/\n', 'gopher://']) {
      expect(applies(file, start + hugeHost, null)).toEqual({ kind: 'not-a-url', which: 'url' });
    }
  });
});

describe('hosts', () => {
  test.each([
    ['https://h.example', 'https://H.EXAMPLE/x', 'applies'],
    ['https://h.example', 'https://user@h.example/x', 'applies'],
    ['https://h.example', 'https://h.example./x', 'other-host'],
    ['https://h.example.', 'https://h.example./x', 'applies'],
    ['https://www.h.example', 'https://h.example/x', 'other-host'],
    ['https://faß.de', 'https://xn--fa-hia.de/x', 'applies'],
    ['https://faß.de', 'https://fass.de/x', 'other-host'],
    ['https://[::1]', 'https://[0:0:0:0:0:0:0:1]/x', 'applies'],
    ['https://[::ffff:1.2.3.4]', 'https://[::FFFF:102:304]/x', 'applies'],
    ['https://[::1]', 'https://[::2]/x', 'other-host'],
    ['https://127.0.0.1', 'https://0x7f.1/x', 'applies'],
    ['https://127.0.0.1', 'https://2130706433/x', 'applies'],
    ['https://127.0.0.1', 'https://localhost/x', 'other-host'],
    ['gopher://H.Example', 'gopher://h.example/1/x', 'applies'],
    ['gopher://müller.example', 'gopher://M%c3%BCLLER.example/x', 'applies'],
    ['foo://[::A]', 'foo://[::a]/x', 'applies'],
  ])('%s, %s: %s', (origin, url, kind) => {
    expect(applies(`${origin}/robots.txt`, url, null).kind).toBe(kind);
  });
});

describe('schemes and ports', () => {
  test.each([
    [
      'https://h.example',
      'https://h.example:8443/x',
      { kind: 'other-port', port: 8443, robotsUrl: 'https://h.example:8443/robots.txt' },
    ],
    [
      'https://h.example:8443',
      'https://h.example/x',
      { kind: 'other-port', port: null, robotsUrl: 'https://h.example/robots.txt' },
    ],
    [
      'http://h.example:443',
      'https://h.example/x',
      { kind: 'other-scheme', scheme: 'https', robotsUrl: 'https://h.example/robots.txt' },
    ],
    [
      'http://h.example:81',
      'https://i.example:82/x',
      { kind: 'other-host', host: 'i.example', robotsUrl: 'https://i.example:82/robots.txt' },
    ],
    ['ftp://h.example:21', 'ftp://h.example/x', { kind: 'applies', origin: 'ftp://h.example' }],
    [
      'ftp://h.example:80',
      'ftp://h.example/x',
      { kind: 'other-port', port: null, robotsUrl: 'ftp://h.example/robots.txt' },
    ],
    ['http://h.example:080', 'http://h.example/x', { kind: 'applies', origin: 'http://h.example' }],
    ['gopher://h.example', 'gopher://h.example/x', { kind: 'unsupported-scheme', scheme: 'gopher' }],
    ['https://h.example', 'mailto:me@h.example', { kind: 'unsupported-scheme', scheme: 'mailto' }],
    [
      'https://[::1]:8080',
      'https://[::1]/x',
      { kind: 'other-port', port: null, robotsUrl: 'https://[::1]/robots.txt' },
    ],
  ])('%s, %s', (origin, url, expected) => {
    expect(applies(`${origin}/robots.txt`, url, WEB)).toEqual(expected);
  });

  test.each([
    // Only the standard's own schemes have default ports.
    ['gopher://h.example', 'gopher://h.example:70/x', 'other-port'],
    ['foo:', 'foo:/x', 'applies'],
    ['file://', 'file:///x', 'applies'],
    ['https://h.example', 'data:text/plain,x', 'unsupported-scheme'],
    ['https://h.example', 'javascript:alert(1)', 'unsupported-scheme'],
    ['https://h.example', 'blob:https://h.example/1', 'unsupported-scheme'],
  ])('every scheme: %s, %s: %s', (origin, url, kind) => {
    expect(applies(`${origin}/robots.txt`, url, null).kind).toBe(kind);
  });

  test('rejects a robots.txt whose scheme has no hosts', () => {
    expect(applies('mailto:robots.txt', 'https://h.example/', null)).toEqual({
      kind: 'unsupported-scheme',
      scheme: 'mailto',
    });
  });
});
