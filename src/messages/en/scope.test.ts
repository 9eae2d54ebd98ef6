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
    'https://shop.example.com needs its own robots.txt.',
    'shop.example.com is another host. A file applies only to its own host, not to its subdomains or parent domains: this URL needs https://shop.example.com/robots.txt.',
  ],
  [
    ROBOTS,
    'http://example.com/x',
    'http://example.com needs its own robots.txt.',
    "The URL starts with http:, but the file's address doesn't. Each protocol needs its own file: this URL needs http://example.com/robots.txt.",
  ],
  [
    ROBOTS,
    'https://example.com:8181/x',
    'https://example.com:8181 needs its own robots.txt.',
    'The URL uses port 8181, but the file is on a different one. Each port needs its own file: this URL needs https://example.com:8181/robots.txt.',
  ],
  [
    'https://example.com:8181/robots.txt',
    'https://example.com/x',
    'https://example.com needs its own robots.txt.',
    'The URL uses the default port, but the file is on a different one. Each port needs its own file: this URL needs https://example.com/robots.txt.',
  ],
  [
    'https://example.com/folder/robots.txt',
    'https://example.com/folder/x',
    "It's in a folder, where no crawler looks for a robots.txt.",
    "It's in a folder, where no crawler looks for a robots.txt. Crawlers only request https://example.com/robots.txt.",
  ],
  [
    'https://example.com/ROBOTS.txt',
    'https://example.com/x',
    'Its name has capital letters. Crawlers only look for robots.txt in lower case.',
    'Its name has capital letters. Crawlers only look for robots.txt in lower case. Crawlers only request https://example.com/robots.txt.',
  ],
  [
    'https://example.com/robots.txt?x',
    'https://example.com/x',
    "Its address isn't that of a robots.txt.",
    "Its address isn't that of a robots.txt. Crawlers only request https://example.com/robots.txt.",
  ],
  [
    'ftp://example.com/robots.txt',
    'ftp://example.com/x',
    "This crawler doesn't read robots.txt over ftp:.",
    "This crawler doesn't read robots.txt over ftp:.",
  ],
  [
    'x',
    'https://example.com/x',
    "The file's address isn't a valid URL.",
    "The file's address isn't a valid URL.",
  ],
  [ROBOTS, 'x', "The tested URL isn't valid.", "The tested URL isn't valid."],
] as const;

describe('a file that does not apply to the URL', () => {
  it.each(cases)('%s, asked about %s', (robots, url, verdict, reason) => {
    const scope = applies(robots, url, HTTP);
    if (scope.kind === 'applies') throw new Error('It applies');
    expect(plain(scopeVerdict(scope))).toBe(`This file doesn't apply. ${verdict}`);
    expect(plain(scopeReason(scope))).toBe(reason);
    expect(robotsUrlNote('url', scope)).toEqual(scopeReason(scope));
  });

  it('is covered for every kind', () => {
    const kinds = new Set(cases.map(([robots, url]) => applies(robots, url, HTTP).kind));
    expect(kinds.size).toBe(6);
  });
});

it('says why a file applies to the URL', () => {
  expect(plain(scopeReason(applies(ROBOTS, 'https://example.com/x', HTTP)))).toBe(
    'Same protocol, host and port: https://example.com.',
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
  expect(scopeButton('https://example.com/cart')).toBe('Test https://example.com/cart instead');
  expect(scopeButton(`https://example.com/${'a'.repeat(1_000)}`).length).toBeLessThan(100);
});

it('says how an empty or invalid address is treated', () => {
  expect(plain(robotsUrlNote('unset', null) ?? [])).toBe("Leave empty to use the tested URL's own site.");
  expect(plain(robotsUrlNote('problem', null) ?? [])).toContain('We ignore it');
  expect(robotsUrlNote('url', null)).toBeNull();
});
