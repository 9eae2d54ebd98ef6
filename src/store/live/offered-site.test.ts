import { expect, test } from 'vitest';
import { readRobotsUrl, readTypedUrl } from '../../engine/address';
import type { TesterState } from '../state';
import { offeredSite, type SiteSources } from './offered-site';

const typed: SiteSources['document'] = { origin: { kind: 'typed' } };
const example: SiteSources['document'] = { origin: { kind: 'example', id: 'shop' } };

function offeredFor(
  document: SiteSources['document'],
  url: string,
  { robotsUrl = '', sitemapOrigin = null as string | null } = {},
): string {
  const report = { file: { sitemapOrigin } } as TesterState['report'];
  return offeredSite({ document, url: readTypedUrl(url), robotsUrl: readRobotsUrl(robotsUrl), report });
}

const sitemapOrigin = 'https://www.my-shop.test';

test.each([
  ['https://my-shop.test/cart', 'my-shop.test'],
  ['http://my-shop.test:8080/cart', 'http://my-shop.test:8080'],
  ['/cart', 'www.my-shop.test'],
  ['', 'www.my-shop.test'],
  ['ftp://my-shop.test/', 'www.my-shop.test'],
  // The examples' own host.
  ['https://example.com/shop/cart?x=1', 'www.my-shop.test'],
])('the tested URL comes before the Sitemap lines: %s gives %s', (url, site) => {
  expect(offeredFor(typed, url, { sitemapOrigin })).toBe(site);
});

test('the given address of the file comes before its Sitemap lines', () => {
  expect(offeredFor(typed, '/', { robotsUrl: 'https://shop.test/robots.txt', sitemapOrigin })).toBe(
    'shop.test',
  );
});

test('the host of an example is never offered, unless the file came from there', () => {
  expect(offeredFor(example, 'https://example.com/shop', { sitemapOrigin: 'https://example.com' })).toBe('');
  const fetched = {
    origin: { kind: 'site', url: 'https://example.com/robots.txt' },
  } as SiteSources['document'];
  expect(offeredFor(fetched, '/shop')).toBe('example.com');
});
