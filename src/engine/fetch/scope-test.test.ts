import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applies } from './scope';
import { ScopeTest } from './scope-test';

const unit = fc.constantFrom(
  'h',
  'e',
  '.',
  '@',
  ':',
  '4',
  '/',
  '\\',
  '?',
  '#',
  ' ',
  '\t',
  '\n',
  '%',
  '[',
  ']',
  'é',
  '-',
  '',
);
const rest = fc.oneof(
  fc.constant(''),
  fc.array(unit, { maxLength: 6 }).map((units) => units.join('')),
);
const start = fc.constantFrom(
  'https://h',
  'https://h/',
  'http://h',
  'https://',
  'https:/',
  'HTTPS://h',
  'ftp://h',
  'gopher://h',
  'file:///',
  '',
  'https://h:443',
  'https://h:80',
);
const url = fc.tuple(start, rest, fc.constantFrom('', '/', '/a')).map((parts) => parts.join(''));
const robotsUrl = fc.oneof(
  fc.constantFrom(
    'https://h/robots.txt',
    'http://h:443/robots.txt',
    'gopher://h/robots.txt',
    'https://h/a',
    'x',
  ),
  fc.constantFrom('https://h/robots.txt', 'http://h/robots.txt'),
  url.map((before) => `${before}/robots.txt`),
);
const schemes = fc.constantFrom(null, ['http', 'https'], ['http', 'https', 'ftp'], []);

describe('testing whether a file applies to a URL', () => {
  test('agrees with `applies`, however often a host recurs', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(robotsUrl, schemes, fc.array(url, { maxLength: 20 }), (file, read, urls) => {
        const scope = new ScopeTest(file, read);
        for (const each of urls) {
          const expected = applies(file, each, read).kind === 'applies';
          expect(scope.appliesTo(each)).toBe(expected);
          seen[expected ? 'yes' : 'no']++;
        }
      }),
      { numRuns: 5_000 },
    );
    expect(seen.yes).toBeGreaterThan(1_000);
    expect(seen.no).toBeGreaterThan(1_000);
  });

  test('skips slashes of both kinds', () => {
    for (const each of ['https://\\/h', 'https://\\/h/', 'https://\\h/a'])
      expect(new ScopeTest('https://h/robots.txt', null).appliesTo(each)).toBe(true);
  });

  test('handles more hosts than it caches, and URLs that are too long to read', () => {
    const scope = new ScopeTest('https://h9.example/robots.txt', null);
    const urls = Array.from({ length: 3_000 }, (_, i) => `https://h${i % 1_500}.example/a`);
    expect(urls.filter((each) => scope.appliesTo(each)).length).toBe(2);
    expect(scope.appliesTo(`https://h9.example/${'a'.repeat(200_000)}`)).toBe(true);
    expect(scope.appliesTo(`https://h9.example/${'a'.repeat(3_000_000)}`)).toBe(false);
  });
});
