import { expect, test } from 'vitest';
import { entriesContradicting, notChecked } from './urls-list-notes';

test.each<[string[], number | null, string]>([
  [
    ['GPTBot'],
    50,
    'What you expect of “GPTBot” is not checked: the table has 50 crawlers already. Take some away under More, Crawlers.',
  ],
  [
    ['Mozilla/5.0'],
    null,
    'What you expect of “Mozilla/5.0” is not checked: the name means no crawler. Edit the list to change it.',
  ],
  [
    ['a', 'b'],
    null,
    'What you expect of “a” and “b” is not checked: the names mean no crawler. Edit the list to change them.',
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    50,
    'What you expect of “a”, “b”, “c” and 2 others is not checked: the table has 50 crawlers already. Take some away under More, Crawlers.',
  ],
])('%j are not checked', (names, most, text) => {
  expect(notChecked(names, most)).toBe(text);
});

test.each([
  [1, '1 entry that came with the file contradicts one before it, or names more crawlers'],
  [2, '2 entries that came with the file contradict ones before them, or name more crawlers'],
])('%i entries contradict', (entries, text) => {
  expect(entriesContradicting(entries)).toBe(
    `${text} than a list has room for (1,000). The earlier expectations are kept.`,
  );
});
