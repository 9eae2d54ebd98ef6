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
    { lines: [9, 12] },
    ' ',
    { lines: [7, 7] },
    ' ',
    { strong: 'c' },
    { em: 'd' },
    { term: 'e', explain: 'not read' },
  ] as const;
  expect(plain(rich)).toBe('a /b line 1,012 9–12 7 cde');
});

it('cuts the middle and never exceeds the length', () => {
  expect(shorten('short', 5)).toBe('short');
  expect(shorten('abcdefghij', 5)).toBe('abc…j');
  expect(shorten('x'.repeat(1_000), 72)).toHaveLength(72);
});
