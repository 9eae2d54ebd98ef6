import { expect, test } from 'vitest';
import { areRelated } from './hosts';

test.each([
  ['equal hosts', 'shop.example', 'shop.example', true],
  ['equal hosts of one label', 'localhost', 'localhost', true],
  ['twins', 'shop.co.uk', 'www.shop.co.uk', true],
  ['twins where the parent looks shared', 'cbc.ca', 'www.cbc.ca', true],
  ['parent and child', 'shop.example', 'sitemaps.shop.example', true],
  ['parent and grandchild', 'shop.example', 'a.b.shop.example', true],
  ['parent and child below a country', 'orf.at', 'news.orf.at', true],
  ['parent and child with a short name', 'x.ai', 'docs.x.ai', true],
  ['parent and grandchild below a country', 'web.de', 'a.img.web.de', true],
  ['siblings with a short name', 'www.cbc.ca', 'music.cbc.ca', true],
  ['siblings', 'blog.shop.example', 'cdn.shop.example', true],
  ['siblings of different depth', 'www.shop.example', 'a.b.shop.example', true],
  ['siblings below a country', 'blog.shop.co.uk', 'cdn.shop.co.uk', true],
  ['one top-level domain', 'shop.example', 'other.example', false],
  ['one ending without a dot', 'shop.example', 'sitemaps.myshop.example', false],
  ['far cousins', 'x.a.shop.example', 'y.b.shop.example', false],
  ["a country's commercial names", 'a.co.uk', 'b.co.uk', false],
  ["hosts below a country's commercial names", 'www.a.com.br', 'www.b.com.br', false],
  ["a country's commercial domain and a name in it", 'co.uk', 'a.co.uk', false],
  ["a country's government", 'www.gov.uk', 'council.gov.uk', false],
  ["pages of one host's users", 'a.github.io', 'b.github.io', false],
  ["the host and its users' pages", 'github.io', 'a.github.io', false],
  ['buckets', 'a.s3.amazonaws.com', 'b.s3.eu-west-1.amazonaws.com', false],
  ['sites in a network', 'a.web.core.windows.net', 'b.web.core.windows.net', false],
  ['hosts of one label', 'localhost', 'intranet', false],
  ['IPv4 addresses', '10.0.0.1', '10.0.0.2', false],
  ['IPv6 addresses', '[2001:db8::1.2.3.4]', '[2001:db8::2]', false],
  ['names with a trailing dot', 'a.example.', 'b.example.', false],
  ['an address and a name', '10.0.0.1', 'shop.example', false],
])('%s, like %s and %s: %s', (_, first, second, are) => {
  expect(areRelated(first, second)).toBe(are);
  expect(areRelated(second, first)).toBe(are);
});
