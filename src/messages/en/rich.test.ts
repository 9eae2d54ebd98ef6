import { expect, it } from 'vitest';
import { shorten } from '../shorten';
import { plain } from './index';

it('converts every part to words', () => {
  const rich = [
    'a ',
    { code: '/b' },
    ' ',
    { line: 1_012 },
    ' ',
    { line: 9, lastLine: 12 },
    ' ',
    { line: 7, lastLine: 7 },
    ' ',
    { strong: 'c' },
    { em: 'd' },
  ] as const;
  expect(plain(rich)).toBe('a /b line 1,012 lines 9–12 line 7 cd');
});

it('cuts the middle and never exceeds the length', () => {
  expect(shorten('short', 5)).toBe('short');
  expect(shorten('abcdefghij', 5)).toBe('abc…j');
  expect(shorten('x'.repeat(1_000), 72)).toHaveLength(72);
});
