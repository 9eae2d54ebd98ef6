import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';

test.each([
  ['/booking#/*', 'warning'],
  ['/#/search', 'error'],
  ['/*#/search', 'error'],
])('%s, where no other path has the sign, is of the severity %s', (path, severity) => {
  const found = findingsIn(`User-agent: *\nDisallow: ${path}\n`, {});
  expect(found.filter(({ rule }) => rule === 'hash-in-path').map((one) => one.severity)).toEqual([severity]);
});
