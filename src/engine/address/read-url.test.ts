import { describe, expect, test } from 'vitest';
import { hasForbiddenHost, readUrl } from './read-url';

describe('reading a URL to match', () => {
  test.each<[string, string, string[]]>([
    ['https://example.com/a', '/a', []],
    ['https://example.com', '/', []],
    ['https://example.com/caf%c3%a9', '/caf%C3%A9', ['escapes-upper-case']],
    ['https://example.com/café', '/caf%C3%A9', ['characters-escaped']],
    ['https://example.com/a/../b', '/b', ['dot-segments-resolved']],
    ['https://example.com/%2E%2e/b', '/b', ['dot-segments-resolved']],
    ['https://example.com/%7e', '/%7E', ['escapes-upper-case']],
    ['https://example.com/%7E', '/%7E', []],
    ['https://example.com/a\\b', '/a/b', ['backslash-to-slash']],
    ['https://example.com/a b', '/a%20b', ['characters-escaped']],
    ['https://example.com/a#x', '/a', ['fragment-dropped']],
    ['https://example.com/a;b', '/a;b', []],
    ['https://example.com/a\tb', '/ab', ['white-space-removed']],
    [' https://example.com/a ', '/a', ['white-space-removed']],
    ['https://example.com/a?', '/a?', []],
    ['https://example.com?q', '/?q', []],
    ['https://example.com/a?b=/../c', '/a?b=/../c', []],
    ['HTTPS://EXAMPLE.com/A', '/A', []],
    ['https://example.com:443/a', '/a', ['host-rewritten']],
    ['https://müller.example/a', '/a', ['host-rewritten']],
    ['https://user:secret@example.com/a', '/a', ['credentials-dropped']],
    ['https://user@EXAMPLE.com:443/a', '/a', ['credentials-dropped', 'host-rewritten']],
    ['ftp://example.com/a', '/a', []],
    ['FTP://user@Example.com:21/a', '/a', ['credentials-dropped', 'host-rewritten']],
    ['http://[::1]/a', '/a', []],
    ['http://2130706433/a', '/a', ['host-rewritten']],
    ['https:example.com/a', '/a', ['host-rewritten']],
    ['/a/./b', '/a/b', ['dot-segments-resolved']],
    ['/..//a', '//a', ['dot-segments-resolved']],
    ['/\ud800', '/%EF%BF%BD', ['characters-escaped']],
  ])('matches %j as %s (%j)', (typed, path, changes) => {
    expect(readUrl(typed)).toMatchObject({ kind: 'url', path, changes });
  });

  test('gives a path alone a test origin, so that no host is read from the path', () => {
    expect(readUrl('/..//a')).toMatchObject({ origin: null, testedUrl: 'https://example.com//a' });
    expect(readUrl('http://e.example:8080/a')).toMatchObject({
      origin: 'http://e.example:8080',
      testedUrl: 'http://e.example:8080/a',
    });
  });
});

describe('rejecting text that cannot be tested', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['  \t', { kind: 'empty' }],
    [
      'example.com/a',
      { kind: 'problem', problem: { kind: 'no-scheme', suggestion: 'https://example.com/a' } },
    ],
    [
      'localhost:8080/a',
      { kind: 'problem', problem: { kind: 'no-scheme', suggestion: 'https://localhost:8080/a' } },
    ],
    [
      'example.com:80',
      { kind: 'problem', problem: { kind: 'no-scheme', suggestion: 'https://example.com:80' } },
    ],
    [
      '//example.com/a',
      { kind: 'problem', problem: { kind: 'no-scheme', suggestion: 'https://example.com/a' } },
    ],
    ['shop', { kind: 'problem', problem: { kind: 'no-scheme', suggestion: null } }],
    ['mailto:a@b', { kind: 'problem', problem: { kind: 'unfetched-scheme', scheme: 'mailto' } }],
    ['javascript:alert(1)', { kind: 'problem', problem: { kind: 'unfetched-scheme', scheme: 'javascript' } }],
    ['https://', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https:///', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['ftp://', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://exa mple.com/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['http://[::1', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['http://[::g]/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://example.com:99999/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://example.com:8o/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://xn--a/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://256.1.1.1/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['https://%zz/', { kind: 'problem', problem: { kind: 'not-a-url' } }],
    ['gopher://example.com/', { kind: 'problem', problem: { kind: 'unfetched-scheme', scheme: 'gopher' } }],
  ])('%j', (typed, reading) => {
    expect(readUrl(typed)).toEqual(reading);
  });

  test('converts an international name to Punycode', () => {
    expect(readUrl('https://www.müller.eu/a')).toMatchObject({
      origin: 'https://www.xn--mller-kva.eu',
      testedUrl: 'https://www.xn--mller-kva.eu/a',
    });
    expect(readUrl('ftp://example.com/a')).toMatchObject({
      origin: 'ftp://example.com',
      testedUrl: 'ftp://example.com/a',
    });
  });

  test.each(['', 'https://', '//', 'ftp://user@'])('rejects a host that is far too long (%j)', (before) => {
    const host = Array.from({ length: 100_000 }, (_, i) => String.fromCharCode(0x4e00 + (i % 20_000))).join(
      '',
    );
    expect(readUrl(`${before}${host}.example/a`)).toMatchObject({ kind: 'problem' });
  });

  test('reads a URL of a megabyte', () => {
    expect(readUrl(`https://example.com/${'a'.repeat(1_000_000)}`)).toMatchObject({
      kind: 'url',
      changes: [],
    });
  });
});

test.each([
  ['gopher://exa%20mple.com/', true],
  ['https://example.com/%20?%20', false],
])('recognises whether Chromium escaped a forbidden host: %s', (url, isForbidden) => {
  expect(hasForbiddenHost(new URL(url))).toBe(isForbidden);
});
