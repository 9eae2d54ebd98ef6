import { expect, test } from 'vitest';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { changesAsText, proofNote } from './checks';
import { plain } from './rich';
import { changesHeadText, leftOutNote } from './version-change';

const nothing = {
  ...{ changed: 0, opened: 0, closed: 0, changes: [], preferences: [], everyoneElse: [] },
  ...{ unchanged: [], leftOut: [], unproven: [], checks: 0 },
};
const proven = (changed: number, unchanged: readonly string[] = []) => ({
  ...nothing,
  isProven: true,
  changed,
  unchanged,
});
const sample = (changed: number, checks: number, ...unproven: number[]) => ({
  ...nothing,
  isProven: false,
  ...{ changed, checks, unproven },
});

test.each([
  [proven(0), 'Proven: no URL changes, for any crawler named in either file or for everyone else.'],
  [proven(2), 'Proven: nothing else changes.'],
  [
    proven(2, ['Bingbot', 'GPTBot']),
    'Proven: nothing else changes. Bingbot and GPTBot: the same answer for every URL.',
  ],
  [
    proven(2, ['A', 'B', 'C', 'D', 'E']),
    'Proven: nothing else changes. A, B, C and 2 more: the same answer for every URL.',
  ],
  [
    sample(0, 4_812, 5, 9),
    'Not proven for line 5 and line 9: their stars overlap in too many ways. No change found in 4,812 checks.',
  ],
  [
    sample(3, 4_812, 5, 6, 7, 8, 9),
    'Not proven for line 5, line 6, line 7 and 2 more: their stars overlap in too many ways. There may be more changes.',
  ],
  [
    sample(3, 4_812, 5),
    'Not proven for line 5: its stars overlap with others in too many ways. There may be more changes.',
  ],
  [
    sample(0, 1),
    'Not proven: some rules are too many or too complicated to compare. No change found in 1 check.',
  ],
])('the note below the changes: %o', (check, text) => {
  expect(plain(proofNote(check))).toBe(text);
});

const change = (more: Partial<TextCheck['changes'][number]>): TextCheck['changes'][number] => ({
  crawlers: ['ClaudeBot'],
  everyoneElse: 'none',
  others: [],
  exceptOthers: [],
  place: { kind: 'everything', text: '/' },
  except: [],
  ...{ direction: 'closed', isForEveryone: false },
  ...{ already: [{ kind: 'area', text: '/admin/' }], isAlreadyWhole: true },
  needNotObey: false,
  before: { outcome: 'allowed', lines: [] },
  after: { outcome: 'disallowed', lines: [5, 9, 12, 15, 20] },
  path: '/cart',
  isCovered: false,
  ...more,
});
const forEveryoneElse = change({
  ...{ crawlers: [], everyoneElse: 'all' },
  after: { outcome: 'disallowed', lines: [26] },
});

test('the head counts the rows, first those that open something', () => {
  expect(changesHeadText({ ...proven(4), opened: 2, closed: 1 }, 'from here')).toBe(
    '4 changes · 2 opened · 1 closed · from here',
  );
  expect(changesHeadText({ ...proven(1), closed: 1 }, '')).toBe('1 change · 1 closed');
  expect(changesHeadText(proven(0), '')).toBe('No answer changes');
});

test('the head claims nothing about changes that were not found', () => {
  expect(changesHeadText({ ...sample(2, 50), closed: 2 }, '')).toBe('2 changes found · 2 closed');
  expect(changesHeadText(sample(0, 50), '')).toBe('No change found');
});

test.each([
  [
    [forEveryoneElse],
    ['Bingbot'],
    "Bingbot isn't reached: it has a group of its own. To change it, too, add line 26 to its group.",
  ],
  [
    [
      change({}),
      forEveryoneElse,
      change({ ...forEveryoneElse, after: { outcome: 'disallowed', lines: [3] } }),
    ],
    ['A', 'B', 'C', 'D', 'E'],
    "A, B, C and 2 more aren't reached: they have groups of their own. To change them, too, add line 3 and line 26 to their groups.",
  ],
  [
    [change({ ...forEveryoneElse, after: { outcome: 'allowed', lines: [] } })],
    ['Bingbot'],
    "Bingbot isn't reached: it has a group of its own. To change it, too, make the same change in its group.",
  ],
  [[forEveryoneElse], [], null],
])(
  'crawlers that a change for everyone else does not reach are named with the remedy',
  (changes, leftOut, note) => {
    const found = leftOutNote({ ...proven(changes.length), changes, leftOut });
    expect(found && plain(found)).toBe(note);
  },
);

test('crawlers that are not reached are named once', () => {
  expect(plain(proofNote({ ...proven(1, ['Bingbot', 'GPTBot']), leftOut: ['Bingbot'] }))).toBe(
    'Proven: nothing else changes. GPTBot: the same answer for every URL.',
  );
});

test('changes are copied as lines, with the number of those left out, and preferences', () => {
  const check = { ...proven(3, ['Bingbot']), closed: 1, changes: [change({})] };
  expect(changesAsText(check, 'from here', 'Stated now.')).toBe(
    '3 changes · 1 closed · from here\nClaudeBot – everything (/admin/ was already blocked): allowed → BLOCKED, line 5, line 9, line 12 and 2 more, for example /cart\nand 2 more changes\nProven: nothing else changes. Bingbot: the same answer for every URL.\nStated now.\n',
  );
  expect(
    changesAsText({ ...proven(2, ['Bingbot']), changes: [forEveryoneElse], leftOut: ['Bingbot'] }, '', ''),
  ).toContain("Proven: nothing else changes.\nBingbot isn't reached: ");
  expect(changesAsText(proven(0), '', '')).toBe(
    'No answer changes\nProven: no URL changes, for any crawler named in either file or for everyone else.\n',
  );
});
