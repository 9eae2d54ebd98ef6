import { expect, test } from 'vitest';
import { simplifiedBy } from './simplify';

test.each([
  [1, 0, '1 rule removed.'],
  [0, 1_200, '1,200 groups joined.'],
  [12, 2, '12 rules removed and 2 groups joined.'],
])('%i removed rules and %i joined groups are named', (removed, joined, sentence) => {
  expect(simplifiedBy(removed, joined)).toBe(sentence);
});
