import { expect, test } from 'vitest';
import { type KnownCrawlers, knownCrawlers } from './overview-known';
import { plain } from './rich';

const open = { rest: 'allowed', areas: 0 } as const;
const closed = { ...open, rest: 'disallowed' } as const;
const of = (reach: KnownCrawlers['reach'], ...names: string[]): KnownCrawlers => ({
  names,
  isEveryoneElse: false,
  reach,
});
const said = (...groups: KnownCrawlers[]) => plain(knownCrawlers(groups, false));

test.each([
  [open, 'open everywhere'],
  [closed, 'blocked everywhere'],
  [{ ...open, areas: 1 }, 'open, except for 1 area'],
  [{ ...open, areas: 1_251 }, 'open, except for 1,251 areas'],
  [{ ...closed, areas: 2 }, 'blocked, except for 2 areas'],
])('%j: %s', (reach, words) => {
  expect(said(of(reach, 'a', 'b'))).toBe(`a, b: ${words}.`);
});

test('says who is treated like everyone else, and which numbers are equal by chance', () => {
  const some = { ...open, areas: 3 };
  expect(
    said(
      { ...of(some, 'Bingbot', 'CCBot'), isEveryoneElse: true },
      of(some, 'Googlebot'),
      of(closed, 'GPTBot'),
    ),
  ).toBe(
    'Bingbot, CCBot (like everyone else): open, except for 3 areas. Googlebot: open, except for 3 areas (not the same). GPTBot: blocked everywhere.',
  );
});

test('repeats nothing if the sentence about the file is about all crawlers', () => {
  expect(plain(knownCrawlers([of(closed, 'Googlebot', 'Bingbot', 'GPTBot')], true))).toBe(
    'This applies to Googlebot, Bingbot and GPTBot.',
  );
});
