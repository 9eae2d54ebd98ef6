import { expect, test } from 'vitest';
import { readablePath } from './readable-path';

const escaped = (path: string) => path.replace(/[^!-~]/gu, (character) => encodeURIComponent(character));

test.each([
  ['ASCII', '/cart/?x=1'],
  ['Arabic', '/مقالات/2026'],
  ['Hebrew', '/חנות'],
  ['Japanese', '/カート/買い物'],
  ['Korean', '/장바구니'],
  ['Thai with marks', '/สินค้า'],
  ['Hindi', '/दुकान'],
  ['Russian', '/корзина/товары'],
  ['Greek', '/καλάθι'],
  ['German', '/über-uns'],
  ['Vietnamese', '/giỏ-hàng'],
])('%s is shown', (_name, path) => {
  expect(readablePath(escaped(path))).toBe(path);
});

test.each([
  ['an escape in ASCII', '/a%2Fb%20c%3F'],
  ['bytes that are not UTF-8', '/caf%E9'],
  ['a bidirectional override', '/\u202Egnp.exe'],
  ['an Arabic letter mark', '/مقا\u061Cلات'],
  ['a joiner', '/a\u200Db'],
  ['an invisible letter', '/장\u3164'],
  ['a space', '/カ\u3000ト'],
  ['a slash of its own', '/a\u2215b'],
  ['a full-width slash', '/カ／ト'],
  ['a Japanese letter that looks like a slash', '/shopノcart'],
  ['Cyrillic among ASCII', '/sаle'],
  ['Cyrillic that looks like ASCII', '/сосо'],
  ['Greek that looks like ASCII', '/ΑΒΕ'],
  ['a letter without its dot', '/adm\u0131n'],
  ['full-width ASCII', '/ｃａｒｔ'],
  ['two alphabets', '/корзинаカ'],
  ['a mark on a slash', '/\u0338a'],
  ['a pile of marks', '/д\u0301\u0302\u0303'],
  ['an emoji', '/😀'],
])('%s stays escaped', (_name, path) => {
  expect(readablePath(escaped(path))).toBe(escaped(path));
});

test('one part of a path does not hide another', () => {
  expect(readablePath(escaped('/سلة/\u202E/cart'))).toBe(`/سلة/${encodeURIComponent('\u202E')}/cart`);
});
