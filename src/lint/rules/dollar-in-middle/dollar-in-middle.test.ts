import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';

test.each([
  ['(', 0],
  ['{', 0],
  ['1', 1],
])('a $ before %s has %i findings', (next, count) => {
  const found = findingsIn(`User-agent: *\nDisallow: /a$${next}b\n`, {});
  expect(found.filter(({ rule }) => rule === 'dollar-in-middle')).toHaveLength(count);
});
