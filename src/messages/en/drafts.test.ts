import { describe, expect, test } from 'vitest';
import { deleteAllQuestion, draftName, draftTime, olderDrafts, unreadableDrafts } from './drafts';

describe('the time of a draft', () => {
  const now = new Date(2025, 2, 30, 14, 3, 59).getTime();

  test.each<[Parameters<typeof Date.UTC>, string]>([
    [[2025, 2, 30, 14, 3], 'today 14:03'],
    [[2025, 2, 30, 0, 0], 'today 00:00'],
    [[2025, 2, 29, 23, 59], 'yesterday 23:59'],
    [[2025, 2, 28, 9, 5], 'Mar 28, 09:05'],
    [[2025, 0, 1, 0, 0], 'Jan 1, 00:00'],
    [[2024, 11, 31, 12, 0], 'Dec 31, 2024'],
    [[2026, 0, 1, 12, 0], 'Jan 1, 2026'],
    [[2025, 2, 31, 12, 0], 'Mar 31, 12:00'],
  ])('%j is “%s”', ([year, month, day, hour, minute], expected) => {
    expect(draftTime(new Date(year, month ?? 0, day, hour, minute).getTime(), now).replace(/\s/g, ' ')).toBe(
      expected,
    );
  });

  test('any time that a Date can hold has a text', () => {
    for (const moment of [0, 8.64e15]) expect(draftTime(moment, now)).not.toBe('');
  });
});

test('a draft is identified by its name, or by its first line', () => {
  expect(draftName({ name: 'Shop', firstLine: 'User-agent: *' })).toBe('“Shop”');
  expect(draftName({ name: '', firstLine: 'User-agent: *' })).toBe('“Untitled: User-agent: *”');
  expect(draftName({ name: '', firstLine: '' })).toBe('“Untitled: no text”');
});

test('the confirmation of Delete all counts the drafts deleted and kept', () => {
  expect(deleteAllQuestion(0, 0)).toBe('Delete the unreadable data?');
  expect(deleteAllQuestion(1, 0)).toBe('Delete 1 draft permanently?');
  expect(deleteAllQuestion(12, 1)).toBe(
    "Delete 12 drafts permanently? 1 draft that's open in another tab won't be deleted.",
  );
  expect(deleteAllQuestion(12, 2)).toBe(
    "Delete 12 drafts permanently? 2 drafts that are open in other tabs won't be deleted.",
  );
});

test('unreadable and older drafts are counted', () => {
  expect(unreadableDrafts(1)).toBe(
    "1 entry in this browser's storage can't be read. “Delete all” removes it too.",
  );
  expect(olderDrafts(1)).toBe("1 older draft isn't shown. Delete some of those above to see it.");
  expect(olderDrafts(1234)).toBe("1,234 older drafts aren't shown. Delete some of those above to see them.");
});
