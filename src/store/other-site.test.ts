import { expect, test } from 'vitest';
import { readTypedUrl } from '../engine/address';
import { siteBesideExample, siteToFetch, urlOnExample } from './other-site';
import type { TesterState } from './state';

type Parts = Parameters<typeof siteToFetch>[0];

/** The unchanged first example with this tested URL. */
function beside(url: string, parts: Partial<Parts> = {}): Parts {
  return {
    document: { origin: { kind: 'example', id: 'shop' }, edited: false },
    url: readTypedUrl(url),
    robotsUrl: { kind: 'unset' },
    ...parts,
  };
}

const own: TesterState['document']['origin'] = { kind: 'typed' };
const elsewhere = (origin: string): TesterState['robotsUrl'] =>
  ({ kind: 'url', origin, href: `${origin}/robots.txt` }) as TesterState['robotsUrl'];

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
