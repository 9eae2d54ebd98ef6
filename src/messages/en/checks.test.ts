import { expect, test } from 'vitest';
import { changedAnswers, changedFor } from './checks';
import { formatDone } from './problems';

const proven = (changed: number) => ({ kind: 'proven', changed, changes: [] }) as const;
const sample = (changed: number, checks: number, ...unproven: number[]) =>
  ({ kind: 'sample', changed, checks, unproven, changes: [] }) as const;

test.each([
  [proven(0), 'Proven: no answer changes'],
  [proven(1), '1 change. Proven: nothing else changes'],
  [proven(1_200), '1,200 changes. Proven: nothing else changes'],
  [
    sample(0, 1, 5),
    'No change found in 1 check. Not proven for line 5: its stars overlap with others in too many ways',
  ],
  [
    sample(0, 4_812, 5, 9),
    'No change found in 4,812 checks. Not proven for lines 5 and 9: their stars overlap in too many ways',
  ],
  [
    sample(1, 42, 1, 2, 3, 4, 5, 6, 7),
    '1 change found in 42 checks. Not proven for lines 1, 2, 3, 4, 5 and 2 more: their stars overlap in too many ways',
  ],
  [
    sample(1_200, 20_000),
    "1,200 changes found in 20,000 checks. There may be others: this can't be proven here",
  ],
])('%o', (check, text) => {
  expect(changedAnswers(check)).toBe(text);
});

test('formatting reports the changed lines and answers', () => {
  expect(formatDone(3, proven(0))).toBe('3 lines formatted. Proven: no answer changes.');
  expect(formatDone(1, proven(2))).toBe('1 line formatted. 2 changes. Proven: nothing else changes.');
  expect(formatDone(0, proven(0))).toBe('The file is already formatted.');
});

test.each([
  [['Googlebot'], 'Googlebot'],
  [['Googlebot', '*'], 'Googlebot and crawlers without their own group'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('%o', (crawlers, text) => {
  expect(changedFor(crawlers)).toBe(text);
});
