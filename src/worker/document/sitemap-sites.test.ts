import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSource, google, parseRobotsTxt } from '../../engine';
import { sitemapSites } from './sitemap-sites';

/** Pieces of lines that Google reads as Sitemap lines, and of lines that only look like them. */
const PIECES = [
  ...['Sitemap', 'site-map', 'SITEMAPS', 'sitema', 'map'],
  ...[':', ' ', '\t', '\v', '\f', '\r', '\n', '\n', '\r\n', '#', '\0', '/', '\u2028', '\u00a0'],
  ...['https://a.test/', 'http://b.test', 'ftp://c.test/', '\uFEFF'],
];
const piece = fc.constantFrom(...PIECES).map((text) => [...new TextEncoder().encode(text)]);
/** Beginnings of a byte order mark, which Google drops, and a byte that only looks like one. */
const BOMS = [[], [0xef], [0xef, 0xbb], [0xef, 0xbb, 0xbf], [0xbb]];
const SITEMAP = new TextEncoder().encode('Sitemap: https://a.test/');
const bytes = fc
  .tuple(fc.constantFrom(...BOMS), fc.array(fc.oneof(piece, fc.constant([0xef])), { maxLength: 40 }))
  .map(([bom, rest]) => Uint8Array.from([...bom, ...rest.flat()]));

test('the sites are those of the Sitemap lines that Google reads', () => {
  fc.assert(
    fc.property(bytes, (source) => {
      const decoded = decodeSource(source);
      const { sitemaps, text } = parseRobotsTxt(source, google);
      const named = sitemaps.filter(({ url }) => /^https?:\/\/[a-z]/.test(url) && URL.canParse(url));
      const lines = new Map(named.map(({ url, line }) => [new URL(url).hostname, line] as const).reverse());
      const found = sitemapSites(decoded.text, decoded.bom);
      expect([text, found.map(({ host, line }) => [host, line])]).toEqual([
        text,
        [...lines].sort(([, one], [, other]) => one - other),
      ]);
    }),
    { numRuns: 3000, examples: BOMS.map((bom) => [Uint8Array.from([...bom, ...SITEMAP])]) },
  );
});

test('lines beyond the hundredth are left out', () => {
  const lines = Array.from({ length: 101 }, (_, index) => `Sitemap: https://h${index}.test/map.xml`);
  expect(sitemapSites(lines.join('\n'), false).at(-1)?.host).toBe('h99.test');
});

test('a host counts once, without its final dot', () => {
  expect(sitemapSites('Sitemap: https://a.test./1\nSitemap: http://a.test:81/2', false)).toEqual([
    { origin: 'https://a.test.', host: 'a.test', line: 1 },
  ]);
});
