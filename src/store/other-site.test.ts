import { expect, test } from 'vitest';
import { readRobotsUrl, readTypedUrl } from '../engine/address';
import { servesSameFile, siteBesideExample, siteGuard, siteToFetch, urlOnExample } from './other-site';
import type { TesterState } from './state';

type Parts = Parameters<typeof siteToFetch>[0];

/** The unchanged first example with this tested URL. */
function beside(url: string, parts: Partial<Parts> = {}): Parts {
  return {
    document: { origin: { kind: 'example', id: 'shop' }, edited: false },
    url: readTypedUrl(url),
    robotsUrl: { kind: 'unset' },
    sameFile: [],
    live: 'off',
    ...parts,
  };
}

const own: TesterState['document']['origin'] = { kind: 'typed' };
const elsewhere = (origin: string): TesterState['robotsUrl'] => readRobotsUrl(origin);

test.each([
  ['https://my-shop.test/cart', 'https://my-shop.test'],
  ['my-shop.test', 'https://my-shop.test'],
  ['http://my-shop.test:8080/cart', 'http://my-shop.test:8080'],
  ['https://shop.example.com/', 'https://shop.example.com'],
  ['https://example.com/shop', null],
  ['http://example.com/shop', null],
  ['/cart', null],
  ['', null],
  ['gopher://x', null],
])('the example beside %s: %s', (url, site) => {
  expect(siteBesideExample(beside(url))).toBe(site);
});

test('a changed example and an own text stand for the tested site', () => {
  const url = 'https://my-shop.test/cart';
  const { document } = beside(url);
  expect(siteBesideExample(beside(url, { document: { ...document, edited: true } }))).toBeNull();
  expect(siteToFetch(beside(url, { document: { origin: own, edited: true } }))).toBeNull();
});

test("a site is worth fetching if the file's address is on another one", () => {
  const document = { origin: own, edited: true };
  const at = (origin: string, url: string) =>
    siteToFetch(beside(url, { document, robotsUrl: elsewhere(origin) }));
  expect(at('https://my-shop.test', 'https://my-shop.test/cart')).toBeNull();
  expect(at('https://my-shop.test', 'https://other.test/cart')).toBe('https://other.test');
  expect(at('https://my-shop.test', 'http://my-shop.test/cart')).toBe('http://my-shop.test');
  expect(at('https://my-shop.test', 'ftp://my-shop.test/cart')).toBeNull();
});

test('the tested path can be tried on the example', () => {
  expect(urlOnExample(beside('https://my-shop.test/cart?x=1'))).toBe('https://example.com/cart?x=1');
  expect(urlOnExample(beside('', {}))).toBeNull();
  expect(
    urlOnExample(beside('https://my-shop.test/cart', { document: { origin: own, edited: true } })),
  ).toBeNull();
});

/** A text of the user's own with this address, and this tested URL. */
function known(robotsUrl: string, url: string, parts: Partial<Parts> = {}): Parts {
  return beside(url, {
    document: { origin: own, edited: true },
    robotsUrl: readRobotsUrl(robotsUrl),
    ...parts,
  });
}

test.each([
  ['https://shop.test', 'https://shop.test/cart', null],
  ['https://shop.test', '/cart', null],
  ['https://shop.test', '', null],
  ['https://shop.test', 'gopher://x', null],
  ['https://shop.test', 'https://www.shop.test/', 'www'],
  ['https://www.shop.test', 'https://shop.test/', 'www'],
  ['https://shop.test:8443', 'https://www.shop.test:8443/', 'www'],
  ['https://shop.test', 'http://www.shop.test/', 'other'],
  ['https://shop.test', 'https://www.shop.test:8443/', 'other'],
  ['https://shop.test', 'http://shop.test/', 'other'],
  ['https://shop.test', 'https://shop.test:8443/', 'other'],
  ['https://shop.test', 'https://blog.shop.test/', 'other'],
  ['https://shop.test', 'https://other.test/', 'other'],
  // Without an address, any site is answered; the worker reads the Sitemap lines.
  ['', 'https://other.test/', null],
  ['mailto:x', 'https://other.test/', null],
  // The engine knows more about these.
  ['https://shop.test/folder/robots.txt', 'https://other.test/', null],
  ['https://shop.test/robots.txt?x', 'https://other.test/', null],
  ['https://shop.test', 'ftp://shop.test/', null],
  ['ftp://shop.test', 'https://shop.test/', null],
])('a file at %j and the page %j: %s', (robotsUrl, url, guard) => {
  expect(siteGuard(known(robotsUrl, url))).toBe(guard);
});

test('an unchanged example is for its own host, whatever address was entered', () => {
  expect(siteGuard(beside('https://my-shop.test/'))).toBe('example');
  expect(siteGuard(beside('https://my-shop.test/', { robotsUrl: elsewhere('https://my-shop.test') }))).toBe(
    'example',
  );
});

test('an embedded page goes by the address alone', () => {
  const sameFile = ['https://www.shop.test'];
  const page = known('https://shop.test', 'https://www.shop.test/', { sameFile });
  expect(servesSameFile(page)).toBe(true);
  expect(servesSameFile({ ...page, live: 'absent' })).toBe(false);
  expect(siteGuard({ ...page, live: 'absent', sameFile: [] })).toBeNull();
});

test('a site that serves the same file is answered, and its file needn’t be fetched', () => {
  const sameFile = ['https://www.shop.test', 'http://shop.test'];
  for (const url of ['https://www.shop.test/a', 'http://shop.test/']) {
    expect(siteGuard(known('https://shop.test', url, { sameFile }))).toBeNull();
    expect(siteToFetch(known('https://shop.test', url, { sameFile }))).toBeNull();
    expect(siteToFetch(known('https://shop.test', url))).toBe(new URL(url).origin);
  }
  expect(siteGuard(known('https://shop.test', 'http://www.shop.test/', { sameFile }))).toBe('other');
  // The word was about a file with an address.
  expect(servesSameFile(known('', 'https://www.shop.test/', { sameFile }))).toBe(false);
});
