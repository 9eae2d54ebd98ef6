import type { TextKind } from '../../engine/text-kind';

/** A text that people bring, with its kind. */
export interface BroughtText {
  readonly name: string;
  readonly text: string;
  readonly kind: TextKind['kind'];
  /** True for an answer that brings a file. */
  readonly hasFile?: true;
}

const HEADERS = 'Content-Type: text/plain\r\nCache-Control: max-age=60\r\n';

/** Texts of every kind. Each is read as the same kind whether it's pasted, dropped, opened or imported. */
export const broughtTexts: readonly BroughtText[] = [
  { name: 'a group', text: 'User-agent: *\nDisallow: /cart\n', kind: 'robots' },
  { name: 'a misspelt group', text: 'User agent: *\nDisallow: /a\n', kind: 'robots' },
  { name: 'a rule', text: 'Disallow: /cart', kind: 'robots' },
  { name: 'a Sitemap line', text: 'Sitemap: https://my-shop.test/map.xml\n', kind: 'robots' },
  {
    name: 'a group below 12 KB of comments',
    text: `${'# all about this file\n'.repeat(560)}User-agent: *\nDisallow: /a\n`,
    kind: 'robots',
  },
  { name: 'rules without colons', text: 'User-agent *\nDisallow /a\n', kind: 'robots' },
  { name: "a misspelling that Google's parser reads", text: 'Disalow: /a', kind: 'robots' },
  { name: 'a delay', text: 'Crawl-delay: 5', kind: 'robots' },
  { name: 'only comments', text: '# every robot is welcome\n\n# until noon\n', kind: 'robots' },
  { name: 'an address', text: 'https://my-shop.test/cart\n', kind: 'address' },
  { name: 'a host', text: 'my-shop.test', kind: 'address' },
  { name: 'URLs', text: 'https://my-shop.test/a\nmy-shop.test/b\n/c\n', kind: 'list' },
  { name: 'CSV', text: 'url,expected\nhttps://my-shop.test/a,allowed\n/b,blocked\n', kind: 'list' },
  {
    name: 'a sitemap',
    text: '<?xml version="1.0"?>\n<urlset>\n<url><loc>https://my-shop.test/a</loc></url>\n</urlset>\n',
    kind: 'list',
  },
  {
    name: 'an access log',
    text: '203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 200 2326\n',
    kind: 'list',
  },
  {
    name: 'a HAR file',
    text: '{"log":{"version":"1.2","entries":[{"request":{"url":"https://my-shop.test/a"}}]}}',
    kind: 'list',
  },
  { name: 'a web page', text: '<!doctype html>\n<title>Shop</title>\n', kind: 'web-page' },
  {
    name: 'a web page around a file',
    text: '<html><body><pre>\nUser-agent: *\nDisallow: /a\n</pre></body></html>\n',
    kind: 'web-page',
  },
  {
    name: 'an answer with its file',
    text: `HTTP/1.1 200 OK\r\n${HEADERS}\r\nUser-agent: *\r\nDisallow: /cart\r\n`,
    kind: 'answer',
    hasFile: true,
  },
  {
    name: 'an answer after a redirect',
    text: `HTTP/2 301 \nlocation: https://www.my-shop.test/robots.txt\n\nHTTP/2 200 \nallow: GET\n\nUser-agent: *\nDisallow: /cart\n`,
    kind: 'answer',
    hasFile: true,
  },
  {
    name: 'only headers',
    text: `HTTP/1.1 200 OK\r\n${HEADERS}Allow: GET, HEAD\r\nContent-Length: 34\r\n\r\n`,
    kind: 'answer',
  },
  {
    name: 'headers without a status',
    text: 'Server: nginx\nAllow: GET, HEAD\nContent-Type: text/plain\n',
    kind: 'answer',
  },
  { name: 'headers above rules', text: 'Server: nginx\n\nUser-agent: *\nAllow: /\n', kind: 'robots' },
  { name: 'only headers of no length', text: 'HTTP/2 200\ncontent-type: text/plain\n\n', kind: 'answer' },
  { name: 'headers and a blank line', text: 'HTTP/2 200\ncontent-type: text/plain\n\n\n', kind: 'answer' },
  {
    name: 'headers and the blank line that they count',
    text: 'HTTP/2 200\ncontent-length: 1\n\n\n',
    kind: 'answer',
  },
  ...['me@host:~$ ', '[root@host ~]# ', '# ', 'PS C:\\Users\\me> ', '~/src main\n❯ '].map(
    (prompt) =>
      ({
        name: `headers and the prompt ${JSON.stringify(prompt)}`,
        text: `HTTP/2 200\ncontent-type: text/plain\n\n${prompt}`,
        kind: 'answer',
      }) as const,
  ),
  ...['-I', '--head', '-i'].map(
    (option) =>
      ({
        name: `curl ${option} without a file, and the next prompt`,
        text: `$ curl ${option} https://my-shop.test/robots.txt\nHTTP/2 200\ncontent-type: text/plain\n\n$ `,
        kind: 'answer',
      }) as const,
  ),
  ...['# every robot is welcome', 'Disallow: /', 'Disallow: /*.pdf$'].map(
    (line) =>
      ({
        name: `an answer with the only line ${line}`,
        text: `HTTP/2 200\ncontent-type: text/plain\n\n${line}`,
        kind: 'answer',
        hasFile: true,
      }) as const,
  ),
  { name: 'a missing file', text: 'HTTP/2 404 \nallow: GET, HEAD\ncontent-length: 0\n\n', kind: 'answer' },
  { name: 'no content', text: 'HTTP/1.1 204 No Content\r\nAllow: /\r\n\r\n', kind: 'answer' },
  { name: 'a redirect', text: 'HTTP/1.1 301 Moved\r\nLocation: /b\r\nAllow: GET\r\n\r\n', kind: 'answer' },
  { name: 'a test file', text: '{"format":"robots-test","version":1}', kind: 'test-file' },
  {
    name: 'a test file below many blanks',
    text: `${' '.repeat(1_500)}{"format":"robots-test","version":1}`,
    kind: 'test-file',
  },
  { name: 'JSON', text: '{\n  "error": "Not found"\n}\n', kind: 'code' },
  { name: 'a style sheet', text: 'body {\n  color: red;\n}\n', kind: 'code' },
  { name: 'a picture', text: '\uFFFDPNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01', kind: 'binary' },
  { name: 'nothing', text: ' \n', kind: 'empty' },
  {
    name: 'a sentence with the word Disallow',
    text: 'Disallow everything.\nAllow nothing.\n',
    kind: 'words',
  },
  { name: 'words', text: 'Dear customers,\nour shop is closed.\n', kind: 'words' },
];

/** Ways of storing the same text in a file. A compressed file is only read as a list. */
export const storedTexts: readonly {
  readonly stored: 'gzip' | 'utf-16le' | 'utf-16be';
  readonly text: string;
  readonly kind: TextKind['kind'];
  /** Effect of opening the file: it changes the file, the list, or only shows a notice. */
  readonly opened: 'file' | 'list' | 'notice';
}[] = (['gzip', 'utf-16le', 'utf-16be'] as const).flatMap((stored) => {
  const opened = stored === 'gzip' ? 'notice' : 'file';
  return [
    { stored, text: 'User-agent: *\nDisallow: /cart\n', kind: 'robots', opened },
    { stored, text: 'HTTP/2 200\nallow: GET\n\nUser-agent: *\nDisallow: /a\n', kind: 'answer', opened },
    { stored, text: 'Dear customers,\nour shop is closed.\n', kind: 'words', opened },
    { stored, text: '{"format":"robots-test","version":1,"urls":[]}', kind: 'test-file', opened: 'notice' },
    { stored, text: 'https://my-shop.test/a\nhttps://my-shop.test/b\n', kind: 'list', opened: 'list' },
  ] as const;
});
