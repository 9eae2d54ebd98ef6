import { expect, it } from 'vitest';
import { LineTexts } from './counted-rules';

it('returns the lines of a text, counted from 1', () => {
  const lines = new LineTexts('a\n\nbcd\n');
  expect([0, 1, 2, 3, 4, 5].map((line) => lines.line(line))).toEqual(['', 'a', '', 'bcd', '', '']);
  expect([0, 1, 2, 3, 4, 5].map((line) => lines.start(line))).toEqual([null, 0, 2, 3, 7, null]);
  expect(lines.line(3, 2)).toBe('bc');
  expect(new LineTexts('').line(1)).toBe('');
});
