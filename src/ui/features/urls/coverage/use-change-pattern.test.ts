import { expect, it } from 'vitest';
import { patternEnd } from './use-change-pattern';

it.each([
  ['Disallow: /c', 12],
  ['  disallow :\t/c  ', 15],
  ['Disallow:/c# but not that', 11],
  ['Disallow: /c # /c', 12],
])('finds the end of the pattern in %j', (line, end) => {
  expect(patternEnd(line, '/c')).toBe(end);
});

it.each([
  'Disallow /c',
  'Disallow: /cd',
  'Disallow: /C',
  'Disallow: c',
  'Disallow: /c /d',
  'Allow: # Disallow: /c',
  '',
])('finds no end in %j', (line) => {
  expect(patternEnd(line, '/c')).toBeNull();
});
