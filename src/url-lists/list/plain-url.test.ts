import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUrl } from '../../engine/address';
import { encodeText } from '../../engine/source';
import { copyPlainUrl, NOT_PLAIN } from './plain-url';

/** Reads a URL by the fast path; null if it needs `readUrl`. */
function plain(url: string): string | null {
  const source = encodeText(`xx${url}yy`);
  const target = new Uint8Array(source.length * 3 + 8);
  const length = copyPlainUrl(source, 2, source.length - 2, target, 3);
  return length === NOT_PLAIN ? null : new TextDecoder().decode(target.subarray(3, 3 + length));
}

/** Reads a URL by `readUrl`, as the list keeps it. */
function kept(url: string): string | null {
  const reading = readUrl(url);
  if (reading.kind !== 'url') return null;
  return reading.origin === null ? reading.path : reading.testedUrl;
}

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://a.example/b?c=d', 'http://a.example/b?c=d'],
  ['https://example.com/caf%c3%a9/%7e', 'https://example.com/caf%C3%A9/%7E'],
  ['/a/b;c=d,e?f=/../g', '/a/b;c=d,e?f=/../g'],
  ['/', '/'],
  ["/it's", "/it's"],
  ['https://example.com/é/\u{1f600}?ü=\u00a0x', 'https://example.com/%C3%A9/%F0%9F%98%80?%C3%BC=%C2%A0x'],
])('%s is plain', (url, testedUrl) => {
  expect(plain(url)).toBe(testedUrl);
  expect(kept(url)).toBe(testedUrl);
});

test.each([
  'https://',
  'https:///a',
  'https://EXAMPLE.com/',
  'https://example.com:443/',
  'https://a@b/',
  'https://1.2.3.4/',
  'https://example.1/',
  'https://xn--a/',
  'https://a..b/',
  'https://a./',
  'https://-a/',
  'https://a-/',
  `https://${'a'.repeat(64)}.example/`,
  `https://${'a.'.repeat(130)}example/`,
  'https://example.com?a',
  'https://example.com/a/../b',
  'https://example.com/%2e%2E/b',
  'https://example.com/a#b',
  'https://example.com/a b',
  'https://example.com/a\\b',
  "https://example.com/?it's",
  'https://example.com/%4',
  'https://example.com/%zz',
  'https://example.com/a\u00a0',
  'https://example.com/a\u1680',
  'https://example.com/a\u2003',
  'https://example.com/a\u3000',
  `https://example.com/é${'a'.repeat(20_000)}`,
  '//example.com/a',
  'ftp://example.com/a',
  'example.com',
  '',
])('%j is left to readUrl', (url) => {
  expect(plain(url)).toBe(null);
});

const label = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const host = fc
  .array(fc.oneof({ weight: 8, arbitrary: label }, fc.constantFrom('xn--a', '', 'ab--c', '0x1', 'É', '_')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((labels) => labels.join('.'));
const tail = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          ...'aZ09-/.~%;',
          '%C3',
          '%a9',
          '/a',
          'é',
          '\u00a0',
          '\u3000',
          '\ufeff',
          '\u2028',
          '\u{1f600}',
          '\ud800',
          '\ue000',
        ),
      },
      fc.constantFrom(
        ...'aZ09-._~!$&\'()*+,;=:@/?#[]{}|^`"<>\\% \t\u00e9\u{1f600}',
        '%2e',
        '%2E',
        '%C3',
        '%a9',
        '/..',
        '/.',
        '//',
        '/%2E.',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const start = fc.oneof(
  fc
    .tuple(fc.constantFrom('https://', 'http://', 'HTTPS://', 'https:/', 'ftp://'), host)
    .map((parts) => parts.join('')),
  fc.constant(''),
);

test('a plain URL gives the same result as readUrl', () => {
  let seen = 0;
  fc.assert(
    fc.property(start, fc.constantFrom('', '/', ':80', '.'), tail, (first, mark, last) => {
      const url = first + mark + last;
      const fast = plain(url);
      if (fast === null) return;
      seen += 1;
      expect(fast).toBe(kept(url));
    }),
    { numRuns: 100_000 },
  );
  expect(seen).toBeGreaterThan(5_000);
});

test('nothing after the end is read', () => {
  const source = encodeText('https://example.com/%c3%a9x');
  const target = new Uint8Array(64);
  for (let to = 0; to <= source.length; to++) {
    const whole = plain(new TextDecoder().decode(source.subarray(0, to)));
    const length = copyPlainUrl(source, 0, to, target, 0);
    expect(length === NOT_PLAIN ? null : new TextDecoder().decode(target.subarray(0, length))).toBe(whole);
  }
});

test('bytes that are not UTF-8 are left to the decoder', () => {
  const target = new Uint8Array(64);
  const sequence = fc.uint8Array({ minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(sequence, (bytes) => {
      const source = Uint8Array.from([0x2f, ...bytes, 0x61]);
      const length = copyPlainUrl(source, 0, source.length, target, 0);
      if (length === NOT_PLAIN) return;
      const text = new TextDecoder('utf-8', { fatal: true }).decode(source);
      expect(new TextDecoder().decode(target.subarray(0, length))).toBe(kept(text));
    }),
    { numRuns: 50_000 },
  );
});

test('a character cut by the end is left to the decoder', () => {
  const source = encodeText('/é中\u{1f600}');
  const target = new Uint8Array(64);
  const lengths = Array.from(source, (_, to) => copyPlainUrl(source, 0, to, target, 0));
  // Only cuts after the slash, é and 中 give a result.
  const whole = lengths.map((length, to) => (length === NOT_PLAIN ? -1 : to)).filter((to) => to >= 0);
  expect(whole).toEqual([1, 3, 6]);
});
