import { expect, test } from 'vitest';
import { isProductionHost } from './production-host';

test.each([
  'https://www.example.com/robots.txt',
  'https://example.co.uk/robots.txt',
  'https://test.com/robots.txt',
  'https://contest.example.com/robots.txt',
  'https://developers.example.com/robots.txt',
])('%s is a production host', (url) => {
  expect(isProductionHost(url)).toBe(true);
});

test.each([
  null,
  'no address',
  'http://localhost:8080/robots.txt',
  'http://192.168.0.10/robots.txt',
  'http://[::1]/robots.txt',
  'http://intranet/robots.txt',
  'https://staging.example.com/robots.txt',
  'https://shop-dev.example.com/robots.txt',
  'https://test2.www.example.com/robots.txt',
  'https://shop.test/robots.txt',
  'https://my-site-abc123.vercel.app/robots.txt',
])('%s is not known to be a production host', (url) => {
  expect(isProductionHost(url)).toBe(false);
});
