import { expect, test } from 'vitest';
import { RejectedLineList } from './rejected-lines';

test('every line has its number and reason, and the first thousand have the start of their text', () => {
  const lines = new RejectedLineList();
  for (let i = 1; i <= 1_500; i++)
    lines.add(i * 2, i % 3 === 0 ? 'too-long' : 'no-scheme', () => `line ${i} `.repeat(100));
  expect([lines.total, lines.length, lines.countOf('too-long'), lines.countOf('not-a-url')]).toEqual([
    1_500, 1_500, 500, 0,
  ]);
  expect([lines.lineAt(1_499), lines.reasonAt(1_499)]).toEqual([3_000, 'too-long']);
  expect([lines.lineAt(0), lines.reasonAt(0)]).toEqual([2, 'no-scheme']);
  expect(lines.textAt(999)?.startsWith('line 1000 ')).toBe(true);
  expect(lines.textAt(999)).toHaveLength(200);
  expect(lines.textAt(1_000)).toBe(null);
});
