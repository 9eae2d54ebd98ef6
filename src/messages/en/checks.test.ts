import { expect, test } from 'vitest';
import { changesInChecks } from './checks';
import { formatDone } from './problems';

test.each([
  [0, 42, 'No change found in 42 checks'],
  [0, 1, 'No change found in 1 check'],
  [0, 20_000, 'No change found in 20,000 checks'],
  [1, 42, '1 change found in 42 checks'],
  [1_200, 20_000, '1,200 changes found in 20,000 checks'],
])('%i changes in %i checks', (changed, checks, text) => {
  expect(changesInChecks({ changed, checks })).toBe(text);
});

test('formatting reports the result of its check', () => {
  expect(formatDone(3, { changed: 0, checks: 42 })).toBe('3 lines formatted. No change found in 42 checks.');
  expect(formatDone(1, { changed: 2, checks: 42 })).toBe('1 line formatted. 2 changes found in 42 checks.');
  expect(formatDone(0, { changed: 0, checks: 42 })).toBe('The file is already formatted.');
});
