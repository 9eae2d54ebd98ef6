import { expect, it } from 'vitest';
import { readUrls } from './read-urls';

const list = [
  { url: '/shop/cart', expected: 'blocked' },
  { url: 'https://example.com/a,b', expected: 'allowed' },
  { url: '/about', expected: null },
] as const;

it('reads URLs, and what is expected of each', () => {
  expect(readUrls('/shop/cart blocked https://example.com/a,b\n  allowed\t/about ')).toEqual(list);
  expect(readUrls(' ')).toEqual([]);
});

it.each(['allowed', 'blocked /a', '/a allowed blocked', '/a allowed allowed', '/a /b /a'])(
  'refuses %j',
  (written) => {
    expect(readUrls(written)).toBeNull();
  },
);

it('reads at most 20 URLs and 20,000 characters', () => {
  const urls = Array.from({ length: 21 }, (_, number) => `/${number} allowed`);
  expect(readUrls(urls.slice(1).join(' '))).toHaveLength(20);
  expect(readUrls(urls.join(' '))).toBeNull();
  expect(readUrls(`/${'a'.repeat(20_000)}`)).toBeNull();
});
