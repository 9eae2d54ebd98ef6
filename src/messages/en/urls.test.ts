import { expect, test } from 'vitest';
import { expectedByCrawler, expectRefused } from './urls';

test.each([
  [1, 'allowed', 'Bot 1: Blocked. All others: Allowed.'],
  [2, null, 'Bot 1: Blocked. Bot 2: Blocked. All others: Not set.'],
  [9, 'blocked', / Bot 8: Blocked\. 1 other crawler with its own expectation\. All others: Blocked\.$/],
  [50, null, / Bot 8: Blocked\. 42 other crawlers with their own expectations\. All others: Not set\.$/],
] as const)('expectations of %i crawlers and of all others (%s) are listed', (crawlers, others, text) => {
  const own = Array.from({ length: crawlers }, (_, i) => ({
    crawler: `Bot ${i + 1}`,
    word: 'blocked' as const,
  }));
  expect(expectedByCrawler(own, others)).toMatch(text);
});

test('a long crawler name is shortened', () => {
  const own = [{ crawler: 'a'.repeat(2_000), word: 'allowed' }] as const;
  expect(expectedByCrawler(own, null)).toMatch(/^a{1,40}…a{1,40}: Allowed\. All others: Not set\.$/);
});

test('expectRefused gives the reason why nothing was set', () => {
  expect(expectRefused('not-listed', `/${'a'.repeat(100)}`)).toMatch(
    /^Nothing was set: \/a+…a+ is no longer in the list\.$/,
  );
  expect(expectRefused('no-room', '/a')).toMatch(/^Nothing was set: [^.]*\. [^.]*\.$/);
});
