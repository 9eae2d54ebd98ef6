import { expect, test } from 'vitest';
import { notShareable, plain } from './index';

test('notShareable names the part that is too large, its limit and what to do', () => {
  expect(plain(notShareable('text', 10_000_000))).toBe(
    'This is too large for a link or a test file. Both can hold up to 10 MB. Save the robots.txt itself and send that.',
  );
  expect(plain(notShareable('url', 8_192))).toMatch(
    / is too long for a link or a test file\. The limit is 8,192 characters\. Shorten it, then share again\.$/,
  );
});
