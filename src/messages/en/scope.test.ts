import { describe, expect, it } from 'vitest';
import type { Scope } from '../../engine';
import { applies } from '../../engine/fetch';
import { plain, robotsUrlNote, scopeButton, scopeReason, scopeVerdict } from './index';

const ROBOTS = 'https://example.com/robots.txt';
const HTTP = ['http', 'https'];

/** Each case as the engine gives it: the file's address, the URL, the sentence of the verdict, the reason. */
const cases = [
  [
    ROBOTS,
    'https://shop.example.com/x',
    'https://shop.example.com needs a robots.txt of its own.',
    'shop.example.com is another host. A file speaks for its own host, not for names above or below it: this URL needs https://shop.example.com/robots.txt.',
  ],
  [
    ROBOTS,
    'http://example.com/x',
    'http://example.com needs a robots.txt of its own.',
    'The URL begins with http:, the address of the file does not. Every scheme has a file of its own: this URL needs http://example.com/robots.txt.',
  ],
  [
    ROBOTS,
    'https://example.com:8181/x',
    'https://example.com:8181 needs a robots.txt of its own.',
    'The URL has port 8181, the file another. Every port has a file of its own: this URL needs https://example.com:8181/robots.txt.',
  ],
  [
    'https://example.com:8181/robots.txt',
    'https://example.com/x',
    'https://example.com needs a robots.txt of its own.',
    'The URL has the default port, the file another. Every port has a file of its own: this URL needs https://example.com/robots.txt.',
  ],
  [
    'https://example.com/folder/robots.txt',
    'https://example.com/folder/x',
    'It lies in a folder, where no crawler looks for a robots.txt.',
    'It lies in a folder, where no crawler looks for a robots.txt. Crawlers ask for https://example.com/robots.txt only.',
  ],
  [
    'https://example.com/ROBOTS.txt',
    'https://example.com/x',
    'Its name has capitals, and no crawler looks for such a robots.txt.',
    'Its name has capitals, and no crawler looks for such a robots.txt. Crawlers ask for https://example.com/robots.txt only.',
  ],
  [
    'https://example.com/robots.txt?x',
    'https://example.com/x',
    'Its address is not that of a robots.txt.',
    'Its address is not that of a robots.txt. Crawlers ask for https://example.com/robots.txt only.',
  ],
  [
    'ftp://example.com/robots.txt',
    'ftp://example.com/x',
    'This crawler reads no robots.txt over ftp:.',
    'This crawler reads no robots.txt over ftp:.',
  ],
  [
    'x',
    'https://example.com/x',
    'The address of the file cannot be read as a URL.',
    'The address of the file cannot be read as a URL.',
  ],
  [ROBOTS, 'x', 'The tested URL cannot be read as a URL.', 'The tested URL cannot be read as a URL.'],
] as const;

describe('a file that does not speak for the URL', () => {
  it.each(cases)('%s, asked about %s', (robots, url, verdict, reason) => {
    const scope = applies(robots, url, HTTP);
    if (scope.kind === 'applies') throw new Error('It applies');
    expect(plain(scopeVerdict(scope))).toBe(`This file does not decide. ${verdict}`);
    expect(plain(scopeReason(scope))).toBe(reason);
    expect(robotsUrlNote('url', scope)).toEqual(scopeReason(scope));
  });

  it('is told of every kind', () => {
    const kinds = new Set(cases.map(([robots, url]) => applies(robots, url, HTTP).kind));
    expect(kinds.size).toBe(6);
  });
});

it('says why a file speaks for the URL', () => {
  expect(plain(scopeReason(applies(ROBOTS, 'https://example.com/x', HTTP)))).toBe(
    'Same scheme, host and port: https://example.com.',
  );
});

it.each(['other-host', 'other-scheme', 'other-port', 'unsupported-scheme'] as const)(
  'shortens what is long in %s',
  (kind) => {
    const long = 'a'.repeat(100_000);
    const robotsUrl = `https://${long}/robots.txt`;
    const scope = { kind, host: long, scheme: long, port: 1, robotsUrl } as Extract<
      Scope,
      { kind: typeof kind }
    >;
    expect(plain(scopeReason(scope)).length).toBeLessThan(400);
    expect(plain(scopeVerdict(scope)).length).toBeLessThan(200);
  },
);

it('names the URL of the button', () => {
  expect(scopeButton('https://example.com/cart')).toBe('Ask for https://example.com/cart instead');
  expect(scopeButton(`https://example.com/${'a'.repeat(1_000)}`).length).toBeLessThan(100);
});

it('tells what an address counts as', () => {
  expect(plain(robotsUrlNote('unset', null) ?? [])).toBe(
    'Empty: taken to lie where the tested URL needs it.',
  );
  expect(plain(robotsUrlNote('problem', null) ?? [])).toContain('counts as empty');
  expect(robotsUrlNote('url', null)).toBeNull();
});
