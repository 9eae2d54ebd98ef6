import { expect, test } from 'vitest';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { changedAnswers, changesAsText, proofNote } from './checks';
import { formatDone } from './problems';
import { plain } from './rich';

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
  [proven(0), 'Proven: no answer changes'],
  [proven(1), '1 change. Proven: nothing else changes'],
  [proven(1_200), '1,200 changes. Proven: nothing else changes'],
  [
    sample(0, 1, 5),
    'No change found in 1 check. Not proven for line 5: its stars overlap with others in too many ways',
  ],
  [
    sample(0, 4_812, 5, 9),
    'No change found in 4,812 checks. Not proven for lines 5 and 9: their stars overlap in too many ways',
  ],
  [
    sample(1, 42, 1, 2, 3, 4, 5, 6, 7),
    '1 change found in 42 checks. Not proven for lines 1, 2, 3, 4, 5 and 2 more: their stars overlap in too many ways',
  ],
  [
    sample(1_200, 20_000),
    "1,200 changes found in 20,000 checks. There may be others: this can't be proven here",
  ],
])('%o', (check, text) => {
  expect(changedAnswers(check)).toBe(text);
});

test('formatting reports the changed lines and answers', () => {
  expect(formatDone(3, proven(0))).toBe('3 lines formatted. Proven: no answer changes.');
  expect(formatDone(1, proven(2))).toBe('1 line formatted. 2 changes. Proven: nothing else changes.');
  expect(formatDone(0, proven(0))).toBe('The file is already formatted.');
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
    'Not proven for lines 5 and 9: their stars overlap in too many ways. No change found in 4,812 checks.',
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

test('changes are copied as lines, with the number of those left out, and preferences', () => {
  const change: TextCheck['changes'][number] = {
    crawlers: ['ClaudeBot'],
    everyoneElse: 'none',
    others: [],
    exceptOthers: [],
    place: { kind: 'everything', text: '/' },
    except: [],
    already: [{ kind: 'area', text: '/admin/' }],
    isAlreadyWhole: true,
    direction: 'closed',
    isForEveryone: false,
    needNotObey: false,
    before: { outcome: 'allowed', lines: [] },
    after: { outcome: 'disallowed', lines: [5, 9, 12, 15, 20] },
    path: '/cart',
    isCovered: false,
  };
  const check = { ...proven(3), changes: [change] };
  expect(changesAsText('3 things change', check, 'Stated now.', 'Proven.')).toBe(
    '3 things change\nClaudeBot – everything (/admin/ was already blocked): allowed → BLOCKED, line 5, line 9, line 12 and 2 more, for example /cart\nand 2 more changes\nStated now.\nProven.\n',
  );
  expect(changesAsText('Head', proven(0), '', 'Proven.')).toBe('Head\nProven.\n');
});
