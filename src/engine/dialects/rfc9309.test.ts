import { describe, expect, test } from 'vitest';
import { parseRobotsTxt } from '../parse';
import { rfc9309 } from './rfc9309';
import { type Case, check } from './shared/testdata/case';
import { checkAnyInput } from './shared/testdata/check-any-input';
import { probeCases } from './shared/testdata/probes';

const SIMPLE_EXAMPLE =
  'User-Agent: *|Disallow: *.gif$|Disallow: /example/|Allow: /publications/||' +
  'User-Agent: foobot|Disallow:/|Allow:/example/page.html|Allow:/example/allowed.gif||' +
  'User-Agent: barbot|User-Agent: bazbot|Disallow: /example/page.html||User-Agent: quxbot||EOF';

const PROBES = probeCases({
  'a name that is not a legal token': ['disallowed 2', 'assumed: whole value first'],
  'a blank line inside a group': ['disallowed 3', 'RFC 2.1'],
  'a misspelled field': ['allowed 0 no-rules', 'RFC 2.2'],
  'a missing colon': ['allowed 0 no-rules', 'RFC 2.2'],
  'a star': ['disallowed 2', 'RFC 2.2.3'],
  'a dollar at the end': ['disallowed 2', 'RFC 2.2.3'],
  'a tie': ['allowed 3', 'RFC 2.2.2'],
  'escapes of letters': ['disallowed 2', 'RFC 2.2.2, figure 4'],
  'a byte order mark': ['disallowed 2', 'assumed'],
  'two groups of one name': ['disallowed 5', 'RFC 2.2.1, figure 2'],
  'a longer allow rule': ['allowed 3', 'RFC 2.2.2'],
  '/robots.txt itself': ['allowed 0 always-allowed-path', 'RFC 2.2.2'],
});

const CASES: Case[] = [
  ['RFC 2.2.1: case is ignored', 'USER-AGENT: FooBot|disallow: /x', 'fOObOT', '/x', 'disallowed 2'],
  [
    'RFC 2.2.1, figure 3: no group of its own',
    'User-agent: *|Disallow: /foo|User-agent: BazBot|Disallow: /baz',
    'ExampleBot',
    '/foo',
    'disallowed 2',
  ],
  [
    'RFC 2.2.1: `*` is not combined with a named group',
    'User-agent: *|Disallow: /foo|User-agent: BazBot|Disallow: /baz',
    'BazBot',
    '/foo',
    'allowed 0 no-rule-matched',
  ],
  ['RFC 2.2.1: no group at all', 'User-agent: BazBot|Disallow: /', 'ExampleBot', '/', 'allowed 0 no-group'],
  [
    'RFC 2.2: product-token is `*` alone',
    'User-agent: * all|Disallow: /',
    'foobot',
    '/',
    'allowed 0 no-group',
  ],
  [
    'assumed: the legal token that a value begins with',
    'User-agent: Googlebot/2.1|Disallow: /',
    'Googlebot',
    '/',
    'disallowed 2',
  ],
  [
    'assumed: a value without a legal start',
    'User-agent: 360Spider|Disallow: /',
    '360Spider',
    '/',
    'disallowed 2',
  ],
  [
    'assumed: a dot in a name',
    'User-agent: archive.org_bot|Disallow: /',
    'archive.org_bot',
    '/',
    'disallowed 2',
  ],
  [
    'RFC 2.2.1: names are not prefixes',
    'User-agent: Googlebot|Disallow: /',
    'Googlebot-Image',
    '/',
    'allowed 0 no-group',
  ],
  [
    'RFC 2.2.4: a sitemap line does not end a group',
    'User-agent: a|Sitemap: https://h/s|User-agent: b|Disallow: /',
    'a',
    '/',
    'disallowed 4',
  ],
  [
    'RFC 2.2.2: rules outside groups',
    'Disallow: /|User-agent: a|Disallow: /x',
    'a',
    '/y',
    'allowed 0 no-rule-matched',
  ],
  [
    'RFC 2.2.2: most octets',
    'User-agent: a|Allow: /example/page/|Disallow: /example/page/disallowed.gif',
    'a',
    '/example/page/disallowed.gif',
    'disallowed 3',
  ],
  [
    'RFC 2.2.2: octets are those of the escaped form',
    'User-agent: a|Allow: /\u30c4|Disallow: /*3%84',
    'a',
    '/%E3%83%84',
    'allowed 2',
  ],
  ['RFC 2.2: an empty pattern', 'User-agent: a|Disallow:', 'a', '/', 'allowed 2 only-empty-rules'],
  ['RFC 2.2.2: case of paths', 'User-agent: a|Disallow: /X', 'a', '/x', 'allowed 0 no-rule-matched'],
  [
    'RFC 2.2.2, figure 4, row 1',
    'User-agent: a|Disallow: /foo/bar?baz=quz',
    'a',
    '/foo/bar?baz=quz',
    'disallowed 2',
  ],
  [
    'RFC 2.2.2, figure 4, row 2',
    'User-agent: a|Disallow: /foo/bar?baz=https://foo.bar',
    'a',
    '/foo/bar?baz=https%3A%2F%2Ffoo.bar',
    'disallowed 2',
  ],
  [
    'RFC 2.2.2, figure 4, row 2, reversed',
    'User-agent: a|Disallow: /foo/bar?baz=https%3a%2f%2ffoo.bar',
    'a',
    '/foo/bar?baz=https://foo.bar',
    'disallowed 2',
  ],
  [
    'RFC 2.2.2, figure 4, row 3',
    'User-agent: a|Disallow: /foo/bar/\u30c4',
    'a',
    '/foo/bar/%E3%83%84',
    'disallowed 2',
  ],
  [
    'RFC 2.2.2, figure 4, row 4',
    'User-agent: a|Disallow: /foo/bar/%e3%83%84',
    'a',
    '/foo/bar/\u30c4',
    'disallowed 2',
  ],
  [
    'assumed, RFC 2.2.2: a reserved character differs from its escape',
    'User-agent: a|Disallow: /a,b',
    'a',
    '/a%2Cb',
    'allowed 0 no-rule-matched',
  ],
  [
    'assumed, RFC 2.2.2: in a query, too, unless figure 4 says otherwise',
    'User-agent: a|Disallow: /?a,b',
    'a',
    '/?a%2Cb',
    'allowed 0 no-rule-matched',
  ],
  [
    'RFC 2.2.2, figure 4, row 5',
    'User-agent: a|Disallow: /foo/bar/baz',
    'a',
    '/foo/bar/%62%61%7A',
    'disallowed 2',
  ],
  [
    'RFC 3986 2.2: reserved in the path',
    'User-agent: a|Disallow: /a/b',
    'a',
    '/a%2Fb',
    'allowed 0 no-rule-matched',
  ],
  ['RFC 3986 2.2: both escaped', 'User-agent: a|Disallow: /a%2fb', 'a', '/a%2Fb', 'disallowed 2'],
  ['RFC 2.2.2: decoded only once', 'User-agent: a|Disallow: /b', 'a', '/%2562', 'allowed 0 no-rule-matched'],
  [
    'assumed: delimiters of a query differ from their escapes',
    'User-agent: a|Disallow: /x?a=b',
    'a',
    '/x?a%3Db',
    'allowed 0 no-rule-matched',
  ],
  [
    'assumed: slashes in a query, for patterns',
    'User-agent: a|Disallow: /*/y/',
    'a',
    '/x?u=/y/',
    'disallowed 2',
  ],
  [
    'limitation: an escape after a star counts as path',
    'User-agent: a|Disallow: /*%40',
    'a',
    '/x?u=%40',
    'allowed 0 no-rule-matched',
  ],
  [
    'RFC 2.2.3: a star matches slashes',
    'User-agent: a|Disallow: /this/*/exactly',
    'a',
    '/this/a/b/exactly/more',
    'disallowed 2',
  ],
  [
    'RFC 2.2.3: $ at the end',
    'User-agent: a|Disallow: /this/path/exactly$',
    'a',
    '/this/path/exactly2',
    'allowed 0 no-rule-matched',
  ],
  [
    'RFC 2.2.3, figure 6: a literal star',
    'User-agent: a|Disallow: /file-with-a-%2A.html',
    'a',
    '/file-with-a-*.html',
    'disallowed 2',
  ],
  [
    'RFC 2.2.3, figure 6: only the literal star',
    'User-agent: a|Disallow: /file-with-a-%2A.html',
    'a',
    '/file-with-a-b.html',
    'allowed 0 no-rule-matched',
  ],
  [
    'RFC 2.2.3, figure 6: a literal dollar',
    'User-agent: a|Disallow: /foo-%24',
    'a',
    '/foo-$bar',
    'disallowed 2',
  ],
  [
    'assumed: a dollar inside a pattern is a literal',
    'User-agent: a|Disallow: /foo-$bar',
    'a',
    '/foo-$bar',
    'disallowed 2',
  ],
  ['RFC 2.2.3: a comment', 'User-agent: a # b|Disallow: /x # y', 'a', '/x', 'disallowed 2'],
  ['RFC 2.2: a path begins with /', 'User-agent: a|Disallow: x', 'a', '/x', 'allowed 0 no-rule-matched'],
  ['RFC 2.2.2: only /robots.txt itself', 'User-agent: a|Disallow: /', 'a', '/robots.txt?', 'disallowed 2'],
  ['RFC 5.1: a star represents the slash', SIMPLE_EXAMPLE, 'otherbot', '/deep/er.gif', 'disallowed 2'],
  [
    'RFC 5.1: nothing may follow the end',
    SIMPLE_EXAMPLE,
    'otherbot',
    '/a.gif?x',
    'allowed 0 no-rule-matched',
  ],
  ['RFC 5.1: foobot', SIMPLE_EXAMPLE, 'foobot', '/example/allowed.gif', 'allowed 9'],
  ['RFC 5.1: foobot, elsewhere', SIMPLE_EXAMPLE, 'foobot', '/publications/', 'disallowed 7'],
  ['RFC 5.1: barbot', SIMPLE_EXAMPLE, 'barbot', '/example/page.html', 'disallowed 13'],
  ['RFC 5.1: quxbot, an empty group', SIMPLE_EXAMPLE, 'quxbot', '/example/', 'allowed 0 no-rule-matched'],
  [
    'RFC 2.2: NUL does not end a line',
    'User-agent: a|Disallow: /x\0y',
    'a',
    '/x',
    'allowed 0 no-rule-matched',
  ],
];

describe('rfc9309', () => {
  test.each([...PROBES, ...CASES])('%s', (...one) => check(rfc9309, one));

  test('reads exactly 500 KiB (RFC 2.5, assumed)', () => {
    const head = 'User-agent: *\nDisallow: /a\n#';
    const at = (bytes: number) => `${head.padEnd(bytes - '\nDisallow: /b'.length, '#')}\nDisallow: /b`;
    expect(parseRobotsTxt(at(512_000), rfc9309).groups[0]?.rules[1]?.pattern).toBe('/b');
    expect(parseRobotsTxt(at(512_001), rfc9309).groups[0]?.rules[1]?.pattern).toBe('/');
    const longLine = parseRobotsTxt(`User-agent: *\nDisallow: /${'a'.repeat(400_000)}`, rfc9309);
    expect(longLine.groups[0]?.rules[0]?.pattern.length).toBe(400_001);
  });

  test('gives raw bytes in a file the same pattern as their escapes (RFC 2.2.2)', () => {
    const robots = parseRobotsTxt(
      Uint8Array.from(Buffer.from('User-agent: a\nDisallow: /\xe9~', 'latin1')),
      rfc9309,
    );
    expect(robots.groups[0]?.rules[0]?.pattern).toBe('/%E9~');
  });

  test('decodes the escapes of unreserved characters, and of four more in a query (RFC 2.2.2, RFC 3986 3.4)', () => {
    for (let octet = 0; octet < 256; octet++) {
      const escaped = `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
      const character = String.fromCharCode(octet);
      const form = rfc9309.paths.normalize(`/${escaped}?${escaped}`);
      const inPath = /[A-Za-z0-9._~-]/.test(character) ? character : escaped;
      const inQuery = /[A-Za-z0-9._~:/?@-]/.test(character) ? character : escaped;
      expect(form).toBe(`/${inPath}?${inQuery}`);
    }
  });

  test('accepts any input', () => checkAnyInput(rfc9309));
});
