import { expect, test } from 'vitest';
import { dialectById, parseRobotsTxt } from '../../engine';
import { suggestedPages } from './suggested-pages';

function pagesOf(text: string, name = 'Googlebot'): readonly string[] {
  const crawler = { productTokens: [name], ignoresGlobalGroup: false, dialect: 'google' } as const;
  return suggestedPages(parseRobotsTxt(text, dialectById('google')), crawler);
}

test.each([
  [
    'each decided by another line, in the order of the file',
    'User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /account/\nAllow: /account/help\n\nUser-agent: Bingbot\nDisallow: /beta/\nDisallow: /cart',
    ['/', '/cart', '/checkout', '/account/', '/account/help'],
  ],
  [
    'at most five',
    `User-agent: *\n${'abcdefgh'.replace(/./g, 'Disallow: /$&\n')}`,
    ['/', '/a', '/b', '/c', '/d'],
  ],
  ['no rules', '# nothing', ['/']],
  ['no group', 'User-agent: Bingbot\nDisallow: /a', ['/']],
  ['everything', 'User-agent: *\nDisallow: /', ['/']],
  ['an empty rule', 'User-agent: *\nDisallow:\nDisallow: /a', ['/', '/a']],
  [
    'a star becomes a word',
    'User-agent: *\nDisallow: /reviewlist.*.html\nDisallow: *.pdf$',
    ['/', '/reviewlist.en.html', '/en.pdf'],
  ],
  ['stars at the end mean nothing', 'User-agent: *\nDisallow: /a/**\nDisallow: /*', ['/', '/a/']],
  ['the end of a rule', 'User-agent: *\nDisallow: /b$\nDisallow: /$', ['/', '/b']],
  [
    'a rule that another always beats',
    'User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /b',
    ['/', '/a', '/b'],
  ],
  [
    'a rule that is written twice',
    'User-agent: *\nDisallow: /a\nDisallow: /a\nDisallow: /b',
    ['/', '/a', '/b'],
  ],
  [
    'two groups for one name',
    'User-agent: googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /x\n\nUser-agent: Googlebot\nDisallow: /b',
    ['/', '/a', '/b'],
  ],
  ['no path', 'User-agent: *\nDisallow: a\nDisallow: /b', ['/', '/b']],
  ['a giant path', `User-agent: *\nDisallow: /${'a'.repeat(1000)}\nDisallow: /b`, ['/', '/b']],
])('suggests pages of a file: %s', (_name, text, pages) => {
  expect(pagesOf(text)).toEqual(pages);
});

test('tries a bounded number of rules', () => {
  const same = 'Disallow: /a\n'.repeat(40);
  expect(pagesOf(`User-agent: *\n${same}Disallow: /b`)).toEqual(['/', '/a']);
});
