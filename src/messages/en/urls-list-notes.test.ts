import { expect, test } from 'vitest';
import { entriesContradicting, notChecked } from './urls-list-notes';

test.each<[string[], number | null, string]>([
  [
    ['GPTBot'],
    50,
    "Your expectations for “GPTBot” aren't checked: the table already has 50 crawlers. Remove some under More, Crawlers.",
  ],
  [
    ['Mozilla/5.0'],
    null,
    "Your expectations for “Mozilla/5.0” aren't checked: the name matches no crawler. Edit the list to change it.",
  ],
  [
    ['a', 'b'],
    null,
    "Your expectations for “a” and “b” aren't checked: the names match no crawler. Edit the list to change them.",
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    50,
    "Your expectations for “a”, “b”, “c” and 2 others aren't checked: the table already has 50 crawlers. Remove some under More, Crawlers.",
  ],
])('expectations for %j are not checked', (names, most, text) => {
  expect(notChecked(names, most)).toBe(text);
});

test.each([
  [1, '1 entry that came with the file contradicts one before it, or names more crawlers'],
  [2, '2 entries that came with the file contradict ones before them, or name more crawlers'],
])('%i contradicting entries are counted', (entries, text) => {
  expect(entriesContradicting(entries)).toBe(
    `${text} than a list has room for (1,000). The earlier expectations are kept.`,
  );
});
