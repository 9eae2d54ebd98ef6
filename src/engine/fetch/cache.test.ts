import { expect, test } from 'vitest';
import { type FetchRules, type Freshness, freshnessOf, type ServerAnswer } from '.';
import { bingFetchRules } from './rules/bing';
import { googleFetchRules } from './rules/google';
import { google2020FetchRules } from './rules/google2020';
import { pythonFetchRules } from './rules/python';
import { rfc9309FetchRules } from './rules/rfc9309';
import { standard1994FetchRules } from './rules/standard1994';
import { yandexFetchRules } from './rules/yandex';
import { answering, status } from './testdata/answers';

const copy = { cachedCopy: true };
const oldCopy = (ageHours: number, lifetimeHours: number, shared: boolean): Freshness => ({
  kind: 'old-copy',
  ageHours,
  lifetimeHours,
  remainingHours: lifetimeHours - ageHours,
  shared,
});

test.each<[string, FetchRules, ServerAnswer, Freshness]>([
  ['fresh', googleFetchRules, answering({ ...copy }), oldCopy(0, 24, true)],
  ['age -5 counts as 0', googleFetchRules, answering({ ...copy, cacheAge: -5 }), oldCopy(0, 24, true)],
  [
    'age NaN counts as 0',
    googleFetchRules,
    answering({ ...copy, cacheAge: Number.NaN }),
    oldCopy(0, 24, true),
  ],
  ['24 hours', googleFetchRules, answering({ ...copy, cacheAge: 24 }), oldCopy(24, 24, true)],
  [
    '24.01 hours',
    google2020FetchRules,
    answering({ ...copy, cacheAge: 24.01 }),
    { kind: 'expired', ageHours: 24.01, lifetimeHours: 24 },
  ],
  [
    'no copy',
    googleFetchRules,
    answering({ cacheAge: 5, maxAge: 7200 }),
    { kind: 'no-copy', lifetimeHours: 2, shared: true },
  ],
  ['max-age 0', googleFetchRules, answering({ ...copy, maxAge: 0 }), oldCopy(0, 0, true)],
  ['max-age -1 counts as absent', googleFetchRules, answering({ ...copy, maxAge: -1 }), oldCopy(0, 24, true)],
  [
    'max-age NaN counts as absent',
    googleFetchRules,
    answering({ ...copy, maxAge: Number.NaN }),
    oldCopy(0, 24, true),
  ],
  [
    'infinite max-age',
    googleFetchRules,
    answering({ ...copy, maxAge: Number.POSITIVE_INFINITY }),
    oldCopy(0, 2 ** 31 / 3600, true),
  ],
  ['rfc9309: shortened', rfc9309FetchRules, answering({ ...copy, maxAge: 3600 }), oldCopy(0, 1, false)],
  [
    'rfc9309: never above 24',
    rfc9309FetchRules,
    answering({ ...copy, maxAge: 172_800 }),
    oldCopy(0, 24, false),
  ],
  [
    'rfc9309: kept during errors, without a limit',
    rfc9309FetchRules,
    status(500, { ...copy, cacheAge: 800, errorHours: 721 }),
    { kind: 'kept-during-errors', ageHours: 800, untilHours: null },
  ],
  [
    'not kept if the errors stop the crawler',
    googleFetchRules,
    status(500, { ...copy, cacheAge: 30, errorHours: 6 }),
    { kind: 'expired', ageHours: 30, lifetimeHours: 24 },
  ],
  ['yandex', yandexFetchRules, answering({ ...copy, maxAge: 60 }), { kind: 'once-per-session' }],
  ['python', pythonFetchRules, answering({ ...copy, maxAge: 60 }), { kind: 'once-per-run' }],
  ['bing', bingFetchRules, answering({ ...copy, maxAge: 60 }), { kind: 'not-documented' }],
  ['standard1994', standard1994FetchRules, answering({}), { kind: 'not-documented' }],
])('%s', (_title, rules, answer, expected) => {
  expect(freshnessOf(answer, rules)).toEqual(expected);
});
