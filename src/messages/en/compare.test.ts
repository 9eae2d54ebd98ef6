import { expect, test } from 'vitest';
import { shownCrawler } from './checks';
import { byWhat, changesSummary, noChangeFound, versionFacts, whyChange } from './compare';

const summary = (blocked: number, allowed: number, other = 0) => ({
  source: 'list' as const,
  urls: 2418,
  crawlers: 3,
  changed: { blocked, allowed, other },
});
const sentence = (...counts: Parameters<typeof summary>) => {
  const { strong, rest } = changesSummary(summary(...counts));
  return `${strong} ${rest}`;
};

test('the summary counts the changes among the tested verdicts', () => {
  expect(sentence(3, 1)).toBe(
    '4 of 7,254 verdicts change (2,418 URLs × 3 crawlers): 3 become blocked, 1 becomes allowed',
  );
  expect(sentence(1, 0)).toBe('1 of 7,254 verdicts changes (2,418 URLs × 3 crawlers): 1 becomes blocked');
  expect(sentence(0, 0, 2)).toBe(
    '2 of 7,254 verdicts change (2,418 URLs × 3 crawlers): 2 change in another way',
  );
  expect(sentence(0, 0)).toBe('No change found in 7,254 checks (2,418 URLs × 3 crawlers).');
});

test('URLs built from rules are called addresses', () => {
  expect(changesSummary({ ...summary(1, 0), source: 'patterns', urls: 1, crawlers: 1 }).rest).toContain(
    "(1 address built from both files' rules × 1 crawler)",
  );
});

test('a verdict names the deciding line, or the reason if there is none', () => {
  expect(byWhat('disallowed', 1_012)).toBe('by line 1,012');
  expect(byWhat('allowed', 0)).toBe('no rule matches');
  expect(byWhat('disallowed', 0)).toBe("by the server's response");
});

test('a version without a name shows only its number of lines', () => {
  expect(versionFacts('', 1)).toBe('1 line');
  expect(versionFacts('old.txt', 30)).toBe('old.txt, 30 lines');
});

test('a filter that matches nothing gives the reason', () => {
  expect(noChangeFound('checkout')).toBe('No URL contains “checkout”.');
  expect(noChangeFound('')).toBe('There are no changes of this kind.');
});

test('a long crawler name is shortened', () => {
  const name = `A${'b'.repeat(2_000)}C`;
  expect(shownCrawler(name)).toMatch(/^Ab+…b+C$/);
  expect(shownCrawler(name)).toHaveLength(40);
  expect(whyChange('/x', name)).toBe(`Why: /x, ${shownCrawler(name)}`);
});
