import { expect, test } from 'vitest';
import { kindOfText, LONGEST_START, listWithSchemes, type TextKind } from './kind-of-text';

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
  ['an underscore or a blank for a hyphen', 'user_agent: *'],
  ...['useragent', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw', 'site-map'].map(
    (name): [string, string] => [`only ${name}`, `${name}: /a`],
  ),
  ...[
    'Crawl-delay: 5',
    'Request-rate: 1/5',
    'Visit-time: 0600-0845',
    'Clean-param: ref /a',
    'Content-Signal: ai-train=no',
    'Content-Usage: train-ai=n',
  ].map((line): [string, string] => [`only ${line}`, line]),
  ['missing colons', 'User-agent *\nDisallow /a'],
  ['missing colons, with blanks and comments', '# x\r\n \tUSER AGENT\tGooglebot  # me\r\nDisalow *.pdf$'],
  ['two rules without colons', 'Disallow /a\n\nAllow /a/b'],
  ['an everyday word beside a delay', 'Host: my-shop.test\nCrawl-delay: 1'],
  ['more addresses than rules', `Disallow: /a\n${'https://a.test/\n'.repeat(50)}`],
  ['rules after a long comment', `${'# all about this file\n'.repeat(5_000)}User-agent: *`],
  ['rules with binary before them', `${NUL}${NUL}\nUser-agent: *`],
  ['only comments', '# all robots are welcome\n\n  # until noon\n'],
  ['megabytes of comments', '# all robots are welcome\n'.repeat(20_000)],
  ['rules below a stray tag', '<br />\nUser-agent: *\nDisallow: /a'],
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
  ['an address below many comments', `${'# mine\n'.repeat(300)}https://a.test/1`],
  ['four of five', '/a\n/b\n/c\n/d\nhello there'],
  ['CSV with a header', 'url,expected\nhttps://a.test/1,allowed\nhttps://a.test/2,blocked'],
  ['a table with the address in another column', 'id;page\n1;"/a"\n2;"/b"'],
  ['tabs', '200\t/a\n404\t/b'],
  ['megabytes of lines', 'https://a.test/page\n'.repeat(300_000)],
])('a list: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'list', format: 'lines' });
});

const LOG = '203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 200 2326\n';

test.each<[string, string, 'sitemap' | 'log' | 'har']>([
  [
    'a sitemap',
    '<?xml version="1.0"?>\n<urlset xmlns="x"><url><loc>https://a.test/</loc></url></urlset>',
    'sitemap',
  ],
  ['an index of sitemaps', '<sitemapindex><sitemap/></sitemapindex>', 'sitemap'],
  ['a prefix in a sitemap', '<s:urlset xmlns:s="x"></s:urlset>', 'sitemap'],
  ['an empty sitemap below a long comment', `<!--${LONG.slice(0, 9_000)}-->\n<urlset/>`, 'sitemap'],
  ['an access log', LOG, 'log'],
  ['an invalid request in a log', `#Software\n\x16\x03\x01 broken\n${LOG}${LOG}`, 'log'],
  ['a HAR file', '{\n  "log": {\n    "version": "1.2"', 'har'],
])('a list: %s', (_name, text, format) => {
  expect(kindOfText(text)).toEqual({ kind: 'list', format });
});

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n';

test.each([
  ['with its file', `${HEAD}User-agent: *\nDisallow: /a`],
  ['HTTP/2', 'HTTP/2 200 \nallow: GET, HEAD\n'],
  ['HTTP/3, of no reason', 'HTTP/3 404'],
  ['with an Allow header only', 'HTTP/1.1 405 Method Not Allowed\nAllow: GET\n\n'],
  ['after a redirect', `HTTP/1.1 301 Moved\r\nLocation: /b\r\n\r\n${HEAD}Disallow: /a`],
  ['below the command', `me@host:~$ curl -i https://a.test/robots.txt\n${HEAD}`],
  ["in a terminal's colours", '\u001b[1mHTTP/2 200\u001b[0m\nallow: GET\n'],
  ['with a web page', `${HEAD}<!doctype html>\n<title>Not found</title>`],
])('an answer: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'answer' });
});

test.each<[string, string, TextKind['kind']]>([
  ['rules above a status line', 'User-agent: *\nDisallow: /a\nHTTP/1.1 200 OK\n', 'robots'],
  ['a status line far below', `${'words\n'.repeat(40)}${HEAD}`, 'words'],
  ['a test file', '{"format":"robots-test","version":1}', 'test-file'],
  [
    'a test file with its schema',
    '\uFEFF\n{\n  "$schema": "https://a.test/schema.json",\n  "format": "robots-test"',
    'test-file',
  ],
  ['a web page', '<!doctype html><p>urlset', 'web-page'],
  ['a web page with rules', '<html><body><pre>\nUser-agent: *\nDisallow: /\n</pre>', 'web-page'],
  ['XHTML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">\n<html>', 'web-page'],
  ['a part of a web page', '<div class="a">\n<p>Hello</p>\n</div>', 'web-page'],
  ['JSON', '{\n  "a": 1,\n  "b": 2\n}', 'code'],
  ['a list in JSON', '[\n  "/a"\n]', 'code'],
  ['XML', '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>', 'code'],
  ['a feed', '<rss version="2.0"><channel/></rss>', 'code'],
  ['PHP', "<?php\nheader('Content-Type: text/plain');", 'code'],
  ['a style sheet', '/* shop */\nbody {\n  color: red;\n}\n', 'code'],
  ['a program', 'function a() {\n  return 1;\n}', 'code'],
  ['a picture', `\x89PNG\r\n\x1A\n${NUL}${NUL}${NUL}\rIHDR`, 'binary'],
  ['an archive', `PK\x03\x04${NUL}my-shop.test`, 'binary'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n', 'binary'],
  ['an address with a NUL', `https://my-shop.test/${NUL}`, 'binary'],
  ["a terminal's colours without end", '\u001b]'.repeat(2_000_000), 'binary'],
  ['nothing', '', 'empty'],
  ['blanks', ' \n\t\n', 'empty'],
  ['a byte order mark', '\uFEFF', 'empty'],
  ['megabytes of blank lines', '\n'.repeat(5_000_000), 'words'],
  ['blanks that fill the sample', `${' '.repeat(200_000)}hello`, 'words'],
  ['an address with a control character', `https://my-shop.test/${'a'.repeat(100)}${NUL}`, 'words'],
])('%s', (_name, text, kind) => {
  expect(kindOfText(text)).toEqual({ kind });
});

test.each([
  ['a word', 'hello'],
  ['a sentence that begins with Allow', 'Allow me to explain'],
  ['two of them', 'Allow me.\nDisallow /a, and the page /b.'],
  ['lines of two words', 'Disallow robots\nAllow people\nSitemap below'],
  ['two headings about user agents', 'User-agent strings\nUser-agent spoofing'],
  ['one rule without a colon', 'Disallow /a'],
  ['a longer word before the colon', 'Allowance: 5\nDisallowed: yes'],
  ['a colon later in a sentence', 'We disallow: everything'],
  ['everyday words before a colon', 'Host: Maria\nLicense: MIT\nNoindex: yes'],
  ['megabytes of words before a blank', 'user agent '.repeat(500_000)],
  ['a sentence', 'See e.g. the page about carts.'],
  ['two sentences', 'See the cart, e.g. today.\nOr tomorrow, etc.'],
  ['three of five', '/a\n/b\n/c\nhello there\nand you'],
  ['a dot with a blank', 'my shop.test'],
  ['a number', '1.5'],
  ['direction marks in a host', 'my\u202E-shop.test'],
  ['a scheme that no crawler fetches', 'javascript:alert(1.5)'],
  ['one giant line', LONG],
  ['one giant path', `/${LONG}`],
  ['a giant host', `${LONG}.test`],
  ['a line of blanks', ' '.repeat(5_000_000)],
  ['megabytes of tabs before a colon', `${'\t'.repeat(5_000_000)}:`],
  ['megabytes of dots', '.'.repeat(5_000_000)],
  ['megabytes of dots in lines', 'a.'.repeat(60_000).concat('\n').repeat(40)],
  ['separators without end', ','.repeat(5_000_000)],
  ['unclosed quotes', '"'.repeat(5_000_000)],
])('words: %s', (_name, text) => {
  expect(kindOfText(text)).toEqual({ kind: 'words' });
});

test('decides by the start of a text: what follows it does not count', () => {
  const rest = 'not an address\n'.repeat(100_000);
  expect(kindOfText('https://a.test/1\n'.repeat(200) + rest)).toEqual({ kind: 'list', format: 'lines' });
  expect(kindOfText('x\n'.repeat(200) + 'https://a.test/1\n'.repeat(100_000))).toEqual({ kind: 'words' });
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
  expect(kindOfText(counted as unknown as string)).toEqual({ kind: 'list', format: 'lines' });
  expect(Math.max(...read)).toBeLessThanOrEqual(LONGEST_START);
});

test('hosts in a list get a scheme, in the same lines', () => {
  expect(
    listWithSchemes('a.test\nb.test/x?y\n/c\nhttps://d.test\nc.test:80,allowed\nurl,expected\ne.g.'),
  ).toBe(
    'https://a.test\nhttps://b.test/x?y\n/c\nhttps://d.test\nhttps://c.test:80,allowed\nurl,expected\ne.g.',
  );
});
