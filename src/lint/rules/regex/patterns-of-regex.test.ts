import { expect, test } from 'vitest';
import { patternsOfRegex } from './patterns-of-regex';

test.each([
  ['^/(cart|account)/', ['/cart/', '/account/']],
  ['^/a/.*\\.pdf$', ['/a/*.pdf$']],
  ['^.*/cart', ['*/cart']],
  ['\\.pdf$', ['/*.pdf$']],
])('%s means exactly these patterns', (regex, patterns) => {
  expect(patternsOfRegex(regex, 'exact')).toEqual(patterns);
});

test.each([
  ['/tag/[0-9]+/page', ['/tag/*/page']],
  ['*/stories.[a-z]*Sort.*', ['*/stories.*Sort']],
  ['^/a\\d', ['/a']],
  ['^/ab*c', ['/ab*c']],
  ['^/a.+', ['/a']],
])('%s has only wider patterns', (regex, patterns) => {
  expect(patternsOfRegex(regex, 'exact')).toBeNull();
  expect(patternsOfRegex(regex, 'wider')).toEqual(patterns);
});

test.each(['^/a\\b', '/a(b', '/(a)+', '/a{2}'])('%s has no patterns', (regex) => {
  expect(patternsOfRegex(regex, 'wider')).toBeNull();
});
