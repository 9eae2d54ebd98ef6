import { expect, test } from 'vitest';
import { encodeSource } from '../engine/source';
import { summaryOf } from './draft-summary';

const file = {
  name: '',
  savedAt: 1,
  origin: { kind: 'typed' },
  bytes: null,
  bom: false,
  urlInput: '',
} as const;

test.each([
  ['User-agent: *\nDisallow: /', 'User-agent: *'],
  ['\n  \n###\n# -----\n\t# shop.example.com \nUser-agent: *', '# shop.example.com'],
  ['# é\udce9', '# é\ufffd'],
  ['', ''],
  ['#\n\n', ''],
  [`${'\n'.repeat(1_000_000)}far away`, ''],
  [`# ${'a'.repeat(1_000_000)}`, `# ${'a'.repeat(78)}`],
])('the first line with a letter or digit is found (%#)', (text, firstLine) => {
  expect(summaryOf({ ...file, text, lineEnd: 'lf' }).firstLine).toBe(firstLine);
});

test.each(['lf', 'crlf', 'cr', 'mixed'] as const)(
  'the size is that of a file with line ends %s',
  (lineEnd) => {
    const text = 'User-agent: *\nDisallow: /café\udce9\n';
    for (const bom of [false, true])
      expect(summaryOf({ ...file, text, lineEnd, bom }).bytes).toBe(encodeSource(text, lineEnd, bom).length);
  },
);

test('the size of an unedited file is that of its bytes', () => {
  expect(summaryOf({ ...file, text: 'a', lineEnd: 'lf', bytes: new Uint8Array(7) }).bytes).toBe(7);
});

test.each([
  [
    'User-agent: *\n sitemap : https://my-shop.test/a.xml\nSitemap: https://b.test/',
    'https://c.test/',
    'my-shop.test',
  ],
  ['Sitemap: /map.xml\nUser-agent: *', 'http://my-shop.test:8080/cart', 'my-shop.test:8080'],
  ['# Sitemap: https://my-shop.test/', 'other.test/cart', 'other.test'],
  ['User-agent: *', 'https://me:secret@my-shop.test/cart', 'my-shop.test'],
  ['Sitemap: https://me:secret@my-shop.test/map.xml', '', 'my-shop.test'],
  ['User-agent: *', '/cart', ''],
  ['User-agent: *', '', ''],
  [`Sitemap: https://${'a'.repeat(60)}.${'b'.repeat(60)}.test/`, '', `${'a'.repeat(60)}.${'b'.repeat(19)}`],
])('the site is that of the Sitemap, else of the tested URL (%#)', (text, urlInput, site) => {
  expect(summaryOf({ ...file, text, urlInput, lineEnd: 'lf' }).site).toBe(site);
});

test('the origin of an example tells its site', () => {
  const origin = { kind: 'example', id: 'shop' } as const;
  expect(summaryOf({ ...file, origin, text: '', urlInput: 'https://example.com/', lineEnd: 'lf' }).site).toBe(
    '',
  );
});
