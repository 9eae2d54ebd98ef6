import { expect, test } from 'vitest';
import { kindOfText, listWithSchemes } from './kind-of-text';

const NUL = '\0';
const LONG = 'a'.repeat(5_000_000);

test.each([
  ['a group', 'User-agent: *\nDisallow: /\n'],
  ['any spelling of the case, and blanks', '# x\n\n  USER-AGENT :*'],
  ['a single rule', 'Disallow: /cart'],
  ['a single allow', 'allow:/'],
  ['only a sitemap', 'Sitemap: https://my-shop.test/sitemap.xml'],
  ['a byte order mark', '\uFEFFUser-agent: *'],
  ['CR line ends', '# x\rUser-agent: *\rDisallow: /a'],
  ['a common misspelling', 'Useragent: *\nDisalow: /a'],
  ['more addresses than rules', `Disallow: /a\n${'https://a.test/\n'.repeat(50)}`],
  ['rules after a long comment', `${'# all about this file\n'.repeat(5_000)}User-agent: *`],
  ['rules with binary before them', `${NUL}${NUL}\nUser-agent: *`],
])('a robots.txt: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'robots' });
});

test.each([
  ['https://my-shop.test/cart?x=1#top', 'https://my-shop.test/cart?x=1#top'],
  ['  my-shop.test\n', 'my-shop.test'],
  ['my-shop.test/cart', 'my-shop.test/cart'],
  ['my-shop.test:8080', 'my-shop.test:8080'],
  ['//my-shop.test/a', '//my-shop.test/a'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['127.0.0.1:8080/a', '127.0.0.1:8080/a'],
  ['/cart', '/cart'],
  ['https://müller.test/ä', 'https://müller.test/ä'],
  // Browsers escape direction marks in a path.
  ['https://my-shop.test/\u202Egnp', 'https://my-shop.test/\u202Egnp'],
])('an address: %j', (text, address) => {
  expect(kindOfText(text)).toEqual({ kind: 'address', address });
});

test.each([
  ['addresses', 'https://a.test/1\nhttps://a.test/2'],
  ['hosts', 'a.test\nb.test/x'],
  ['paths', '/a\n/b\n/c'],
  ['blank lines and comments', '# mine\n\nhttps://a.test/1\n\n\nhttps://a.test/2\n'],
  ['four of five', '/a\n/b\n/c\n/d\nhello there'],
  ['CSV with a header', 'url,expected\nhttps://a.test/1,allowed\nhttps://a.test/2,blocked'],
  ['a table with the address in another column', 'id;page\n1;"/a"\n2;"/b"'],
  ['tabs', '200\t/a\n404\t/b'],
  ['a sitemap', '<?xml version="1.0"?>\n<urlset xmlns="x"><url><loc>https://a.test/</loc></url></urlset>'],
  ['an index of sitemaps', '<sitemapindex><sitemap/></sitemapindex>'],
  ['a prefix in a sitemap', '<s:urlset xmlns:s="x"></s:urlset>'],
  ['megabytes of lines', 'https://a.test/page\n'.repeat(300_000)],
])('a list: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'list' });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t\n'],
  ['a word', 'hello'],
  ['a sentence', 'See e.g. the page about carts.'],
  ['two sentences', 'See the cart, e.g. today.\nOr tomorrow, etc.'],
  ['three of five', '/a\n/b\n/c\nhello there\nand you'],
  ['a web page', '<!doctype html><p>urlset'],
  ['JSON', '{\n  "a": 1,\n  "b": 2\n}'],
  ['a dot with a blank', 'my shop.test'],
  ['a number', '1.5'],
  ['binary', `PK\x03\x04${NUL}my-shop.test`],
  ['an address with a NUL', `https://my-shop.test/${NUL}`],
  ['direction marks in a host', 'my\u202E-shop.test'],
  ['a scheme that no crawler fetches', 'javascript:alert(1.5)'],
  ['one giant line', LONG],
  ['one giant path', `/${LONG}`],
  ['a giant host', `${LONG}.test`],
  ['a line of blanks', ' '.repeat(5_000_000)],
  ['megabytes of blank lines', '\n'.repeat(5_000_000)],
  ['megabytes of tabs before a colon', `${'\t'.repeat(5_000_000)}:`],
  ['megabytes of dots', '.'.repeat(5_000_000)],
  ['megabytes of dots in lines', 'a.'.repeat(60_000).concat('\n').repeat(40)],
  ['separators without end', ','.repeat(5_000_000)],
  ['unclosed quotes', '"'.repeat(5_000_000)],
])('something else: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'other' });
});

test('decides by the start of a text: what follows it does not count', () => {
  const rest = 'not an address\n'.repeat(100_000);
  expect(kindOfText('https://a.test/1\n'.repeat(200) + rest)).toEqual({ kind: 'list' });
  expect(kindOfText('x\n'.repeat(200) + 'https://a.test/1\n'.repeat(100_000))).toEqual({ kind: 'other' });
});

test('reads a bounded part of a text', () => {
  const text = `${'https://a.test/page\n'.repeat(200)}${LONG}`;
  const read: number[] = [];
  const counted = {
    slice: (from: number, to: number) => {
      read.push(to);
      return text.slice(from, to);
    },
  };
  expect(kindOfText(counted as unknown as string)).toEqual({ kind: 'list' });
  expect(Math.max(...read)).toBeLessThanOrEqual(262_144);
});

test('hosts in a list get a scheme, in the same lines', () => {
  expect(
    listWithSchemes('a.test\nb.test/x?y\n/c\nhttps://d.test\nc.test:80,allowed\nurl,expected\ne.g.'),
  ).toBe(
    'https://a.test\nhttps://b.test/x?y\n/c\nhttps://d.test\nhttps://c.test:80,allowed\nurl,expected\ne.g.',
  );
});
