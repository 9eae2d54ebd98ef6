import { expect, test } from 'vitest';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { consequenceOf } from './consequence';

type Change = TextCheck['changes'][number];

const opened: Change = {
  ...{ crawlers: ['ClaudeBot'], everyoneElse: 'none', isForEveryone: false, others: [], exceptOthers: [] },
  ...{ place: { kind: 'area', text: '/beta/' }, except: [], already: [], isAlreadyWhole: false },
  ...{ direction: 'opened', needNotObey: false, path: '/beta/', isCovered: false },
  before: { outcome: 'disallowed', lines: [2] },
  after: { outcome: 'allowed', lines: [] },
};
const closed: Change = { ...opened, direction: 'closed', after: { outcome: 'disallowed', lines: [2] } };

test.each<[readonly Change[], string | undefined, string | undefined]>([
  [[closed], 'This blocks /beta/ for ClaudeBot.', 'Block /beta/ for ClaudeBot'],
  [
    [{ ...opened, crawlers: ['A', 'B'], everyoneElse: 'all' }],
    'This opens /beta/ for A, B and everyone else.',
    'Open /beta/ for A, B and everyone else',
  ],
  [
    [{ ...opened, crawlers: [], everyoneElse: 'all' }],
    'This opens /beta/ for everyone else.',
    'Open /beta/ for everyone else',
  ],
  [
    [{ ...opened, everyoneElse: 'some' }],
    'This opens /beta/ for ClaudeBot and all unknown crawlers.',
    'Open it',
  ],
  [[{ ...opened, isForEveryone: true }], 'This opens /beta/ for everyone.', 'Open /beta/ for everyone'],
  [
    [{ ...closed, crawlers: ['Crawler1', 'Crawler2', 'Crawler3', 'Crawler4', 'Crawler5'] }],
    'This blocks /beta/ for 5 crawlers.',
    'Block /beta/ for 5 crawlers',
  ],
  [[opened, opened], undefined, undefined],
  [[{ ...closed, direction: 'other' }], undefined, undefined],
  [[], undefined, undefined],
])('says what a single change does, and names the button that makes it', (changes, sentence, action) => {
  const check: TextCheck = {
    ...{ isProven: true, changed: changes.length, opened: 0, closed: 0, changes, preferences: [] },
    ...{ everyoneElse: [], unchanged: [], leftOut: [], unproven: [], checks: 0 },
  };
  const found = consequenceOf(check);
  expect([found?.sentence, found?.action]).toEqual([sentence, action]);
});
