import { expect, test } from 'vitest';
import { fileOfHost, leftOutOfPicture } from './picture';

test('names the file', () => {
  expect(fileOfHost('')).toBe('robots.txt');
  expect(fileOfHost('my-shop.test')).toBe('my-shop.test/robots.txt');
});

test.each([
  [0, 0, ''],
  [1, 0, 'Not shown: 1 more part of the site'],
  [0, 1, 'Not shown: 1 more column'],
  [12, 2, 'Not shown: 12 more parts of the site, 2 more columns'],
])('%i rows and %i columns left out: %s', (rows, columns, text) => {
  expect(leftOutOfPicture(rows, columns)).toBe(text);
});
