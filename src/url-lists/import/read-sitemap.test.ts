import { expect, test } from 'vitest';
import { runImport } from './testdata/run-import';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test.each([1, 10, 10_000])('a sitemap is read, in chunks of %i bytes', async (chunk) => {
  const xml = `${HEAD}<!-- made by hand -->
<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://a.example/?a=1&amp;b=&#x32;</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url>
<url>
  <loc>
    <![CDATA[https://a.example/2&]]>
  </loc><lastmod>2026-01-01</lastmod>
</url>
<url><loc>a.example/3</loc></url>
<url><lastmod>2026-01-01</lastmod></url>
<url><loc>https://a.example/caf<b>x</b>é</loc></url>
</urlset>`;
  const { report, urls, rejected } = await runImport(xml, 'sitemap', { chunk });
  expect(urls).toEqual(['https://a.example/?a=1&b=2', 'https://a.example/2&', 'https://a.example/caf%C3%A9']);
  expect(rejected).toEqual([
    [10, 'no-scheme'],
    [11, 'no-url'],
  ]);
  expect(report).toMatchObject({ end: null, lines: 5, added: 3, sitemaps: [] });
});

test('an index lists its sitemaps, also with a namespace prefix', async () => {
  const xml = `<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">
<s:sitemap><s:loc>https://a.example/1.xml</s:loc></s:sitemap>
<s:sitemap><s:loc>/2.xml</s:loc></s:sitemap>
<s:sitemap><s:loc>https://A.example/3.xml.gz</s:loc></s:sitemap></s:sitemapindex>`;
  const { report, urls, rejected } = await runImport(xml, 'sitemap');
  expect(report.sitemaps).toEqual(['https://a.example/1.xml', 'https://a.example/3.xml.gz']);
  expect([urls, rejected]).toEqual([[], [[3, 'no-scheme']]]);
});

const entry = (url: string) => `<url><loc>${url}</loc></url>\n`;

test.each([
  ['half a sitemap', `<urlset>${entry('/a')}<url><loc>/b`, 'ends-early'],
  ['nothing', '', 'not-a-sitemap'],
  ['white space', ' \n', 'not-a-sitemap'],
  ['a page', '<html><body>', 'not-a-sitemap'],
  ['a feed', '<rss><channel/></rss>', 'not-a-sitemap'],
  ['a custom entity', `<urlset>${entry('/a')}${entry('/&b;')}${entry('/c')}</urlset>`, 'not-well-formed'],
  ['an ampersand', `<urlset>${entry('/a')}${entry('/?b&c=d')}</urlset>`, 'not-well-formed'],
  ['a wrong end', `<urlset>${entry('/a')}</url>`, 'not-well-formed'],
  ['something after the end', `<urlset>${entry('/a')}</urlset>x<a>`, 'not-well-formed'],
  ['an unknown encoding', '<?xml version="1.0" encoding="x-none"?><urlset/>', 'unknown-encoding'],
  ['deep nesting', `<urlset>${'<a>'.repeat(1_000)}`, 'not-a-sitemap'],
  ['a long comment', `<urlset>${entry('/a')}<!--${'> '.repeat(1_000_000)}`, 'part-too-long'],
  ['a long tag', `<urlset>${entry('/a')}<x ${'a="b" '.repeat(400_000)}`, 'part-too-long'],
])('%s ends the import with a reason, and URLs read before stay', async (_name, xml, reason) => {
  for (const chunk of [undefined, 20_000]) {
    const { report, urls } = await runImport(xml, 'sitemap', chunk === undefined ? {} : { chunk });
    expect(report.end?.reason).toBe(reason);
    expect(urls).toEqual(xml.includes('/a<') ? ['/a'] : []);
  }
});

test('a document type declaration ends the import: nothing is defined, expanded or fetched', async () => {
  const lol = Array.from({ length: 20 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  const xml = `${HEAD}<!DOCTYPE urlset SYSTEM "https://evil.example/x.dtd" [<!ENTITY l0 "lol">${lol}]>\n<urlset>${entry('/&l20;')}</urlset>`;
  const { report, urls } = await runImport(xml, 'sitemap');
  expect(report.end).toMatchObject({ reason: 'doctype', line: 2 });
  expect(urls).toEqual([]);
});

test('the declared encoding is used, otherwise the one detected from the bytes', async () => {
  const xml = '<?xml version="1.0" encoding="iso-8859-5"?>\n<urlset><url><loc>/\xd0</loc></url></urlset>';
  const cyrillic = await runImport(Uint8Array.from(Buffer.from(xml, 'latin1')), 'sitemap', { chunk: 7 });
  expect(cyrillic.urls).toEqual([`/${encodeURIComponent('а')}`]);
  const legacy = `<urlset>${entry('/caf\xe9')}${entry('/b')}</urlset>`;
  const undeclared = await runImport(Uint8Array.from(Buffer.from(legacy, 'latin1')), 'sitemap');
  expect(undeclared.urls).toEqual(['/caf%C3%A9', '/b']);
  expect(undeclared.report.legacyLines).toBe(1);
  const utf16 = Uint8Array.from(
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?><urlset>${entry('/é')}</urlset>`, 'utf16le'),
  );
  expect((await runImport(utf16, 'sitemap', { encoding: 'utf-16le' })).urls).toEqual(['/%C3%A9']);
});

test('a URL of a megabyte is rejected', async () => {
  const { urls, rejected } = await runImport(
    `<urlset>${entry(`/${'x'.repeat(900_000)}`)}${entry('/b')}</urlset>`,
    'sitemap',
    { chunk: 50_000 },
  );
  expect([urls, rejected]).toEqual([['/b'], [[1, 'too-long']]]);
});
