import { expect, test } from 'vitest';
import type { OverviewColumn, OverviewSummary } from '../../worker/lint/overview/overview-protocol';
import { overviewDetails, overviewSentence, someNames } from './overview-sentence';

const everyoneElse = column();
const bing = column('Bingbot');
const gpt = column('GPTBot', 'CCBot');
const many = column('a', 'A', 'b', 'c', 'd', 'e', 'f', 'g');

type OpenExcept = Extract<OverviewSummary, { kind: 'open-except' }>;
const openExcept = (part: Partial<OpenExcept>): OpenExcept => ({
  kind: 'open-except',
  areas: 0,
  share: 'some',
  shutOut: [],
  free: [],
  onlyFor: null,
  exceptFor: null,
  ...part,
});

test.each<[OverviewSummary, readonly OverviewColumn[], string, string]>([
  [{ kind: 'open', hasRules: false }, [everyoneElse], 'Open to everyone. This file has no rules.', ''],
  [{ kind: 'open', hasRules: true }, [everyoneElse], 'Open to everyone. The rules block nothing.', ''],
  [{ kind: 'closed' }, [everyoneElse], 'Closed to everyone.', ''],
  [
    { kind: 'closed-except', columns: [1], closedAreas: 1, openAreas: 0 },
    [{ ...everyoneElse, outcome: 'disallowed' }, bing],
    'Closed unless named: most of the site is open to Bingbot.',
    '1 area is closed to it, too. Everyone else is shut out.',
  ],
  [
    { kind: 'closed-except', columns: [1], closedAreas: 2_000, openAreas: 1 },
    [everyoneElse, many],
    'Closed unless named: most of the site is open to a, b, c and 4 more.',
    '2,000 areas are closed to them, too. Everyone else may crawl only 1 area.',
  ],
  [
    { kind: 'closed-except', columns: [1], closedAreas: 0, openAreas: 0 },
    [everyoneElse, gpt],
    'Closed unless named: most of the site is open to GPTBot and CCBot.',
    '',
  ],
  [
    { kind: 'closed-except', columns: [], closedAreas: 0, openAreas: 2 },
    [everyoneElse],
    'Closed, except for 2 areas.',
    '',
  ],
  [
    { kind: 'closed-except', columns: [], closedAreas: 0, openAreas: 0 },
    [everyoneElse, bing],
    'Closed to most crawlers.',
    '',
  ],
  [openExcept({ areas: 8, share: 'everyone' }), [everyoneElse], 'Open, with 8 areas closed to everyone.', ''],
  [
    openExcept({ areas: 1, share: 'almost-everyone', onlyFor: { column: 1, areas: 3 } }),
    [everyoneElse, bing],
    'Open, with 1 area closed to almost everyone.',
    '3 areas are closed only to Bingbot.',
  ],
  [
    openExcept({ areas: 8, share: 'most', exceptFor: { column: 1, areas: 1 } }),
    [everyoneElse, bing],
    'Open, with 8 areas closed to most crawlers.',
    '1 area is closed to everyone except Bingbot.',
  ],
  [
    openExcept({ areas: 2, free: [0], onlyFor: { column: 1, areas: 2 } }),
    [everyoneElse, bing],
    'Open, with 2 areas closed to some crawlers.',
    '2 areas are closed only to Bingbot. Everyone else may crawl everything.',
  ],
  [
    openExcept({ areas: 60, share: 'almost-everyone' }),
    [everyoneElse, { ...bing, reach: { rest: 'disallowed', areas: 6 } }],
    'Open, with 60 areas closed to almost everyone.',
    'Only parts of the site are open to Bingbot.',
  ],
  [
    openExcept({ areas: 60, share: 'most' }),
    [
      everyoneElse,
      { ...bing, reach: { rest: 'disallowed', areas: 6 } },
      { ...gpt, reach: { rest: 'disallowed', areas: 1 } },
    ],
    'Open, with 60 areas closed to most crawlers.',
    'Only parts of the site are open to Bingbot, GPTBot and CCBot.',
  ],
  [openExcept({ areas: 1 }), [everyoneElse, bing], 'Open, with 1 area closed to some crawlers.', ''],
  [openExcept({}), [everyoneElse, bing], 'Open, but some crawlers may crawl only parts of the site.', ''],
  [
    openExcept({ shutOut: [2] }),
    [everyoneElse, bing, gpt],
    'Open to most crawlers. GPTBot and CCBot are shut out.',
    '',
  ],
  [openExcept({ shutOut: [1] }), [everyoneElse, bing], 'Open to most crawlers. Bingbot is shut out.', ''],
  [
    openExcept({
      areas: 3,
      share: 'almost-everyone',
      shutOut: [2],
      exceptFor: { column: 1, areas: 3 },
      onlyFor: { column: 1, areas: 3 },
    }),
    [everyoneElse, bing, gpt],
    'Open to most crawlers. GPTBot and CCBot are shut out.',
    '3 areas are closed to everyone except Bingbot, 3 to Bingbot but not to everyone else.',
  ],
  [
    openExcept({
      areas: 8,
      share: 'almost-everyone',
      shutOut: [2],
      free: [1],
      exceptFor: { column: 1, areas: 8 },
    }),
    [everyoneElse, bing, gpt],
    'Open, with 8 areas closed to almost everyone.',
    'GPTBot and CCBot are shut out. Everything is open to Bingbot.',
  ],
])('says what %j does', (summary, columns, sentence, details) => {
  expect(overviewSentence({ summary, columns, skippers: [] })).toBe(sentence);
  expect(overviewDetails({ summary, columns, skippers: [] })).toBe(details);
});

test('says almost everyone if crawlers skip the * group', () => {
  const skippers = ['AdsBot-Google'];
  const columns = [everyoneElse, bing];
  const said = (summary: OverviewSummary) => [
    overviewSentence({ summary, columns, skippers }),
    overviewDetails({ summary, columns, skippers }),
  ];
  expect(said({ kind: 'closed' })).toEqual(['Closed to almost everyone.', '']);
  expect(said(openExcept({ areas: 2, share: 'everyone', exceptFor: { column: 1, areas: 1 } }))).toEqual([
    'Open, with 2 areas closed to almost everyone.',
    '1 area is closed to almost everyone, but not to Bingbot.',
  ]);
});

test('says whether most crawlers or only some are left if others are shut out', () => {
  const said = (members: number) =>
    overviewSentence({
      summary: openExcept({ shutOut: [1] }),
      columns: [{ ...everyoneElse, members: membersOf(members) }, gpt],
      skippers: [],
    });
  expect(said(3)).toBe('Open to most crawlers. GPTBot and CCBot are shut out.');
  expect(said(2)).toBe('Open to some crawlers. GPTBot and CCBot are shut out.');
});

test('counts shut out crawlers that are too many to be named, if all others may crawl everything', () => {
  const open = { ...everyoneElse, outcome: 'allowed' } as const;
  const named = { ...many, members: many.members.map((member) => ({ ...member, isNamed: true })) };
  const said = (...columns: OverviewColumn[]) => {
    const described = { summary: openExcept({ shutOut: [1] }), columns, skippers: [] };
    return [overviewSentence(described), overviewDetails(described)];
  };
  expect(said(open, named)).toEqual(['Open to everyone except 7 crawlers named in this file.', '']);
  const names = ['Open to most crawlers. a, b, c and 4 more are shut out.', ''];
  expect(said(open, many)).toEqual(names);
  expect(said(everyoneElse, named)).toEqual(names);
});

test('never counts fewer crawlers than names', () => {
  expect(someNames(['mozilla', 'mozilla/3', 'mozilla/4', 'mozilla/5', 'mozilla/6'], 1)).toBe(
    'mozilla, mozilla/3, mozilla/4 and 2 more',
  );
});

test('counts crawlers, not the names of none, and those whose names are only examples', () => {
  expect(someNames(['Nutch', 'psbot', 'GetRight/3', 'GetRight/4', '*x*', '*y*'], 5)).toBe(
    'Nutch, psbot, GetRight/3 and 2 more',
  );
  expect(someNames(['YandexBot', 'YandexImages'], 17, true)).toBe('YandexBot, YandexImages and 15 more');
  expect(someNames(['YandexBot', 'YandexImages'], 17)).toBe('YandexBot and YandexImages');
  const yandex = { ...column('YandexBot', 'YandexImages'), members: membersOf(17) };
  const summary = openExcept({ areas: 5, share: 'almost-everyone', exceptFor: { column: 1, areas: 4 } });
  expect(overviewDetails({ summary, columns: [everyoneElse, yandex], skippers: [] })).toBe(
    '4 areas are closed to everyone except YandexBot, YandexImages and 15 more.',
  );
});

function column(...names: string[]): OverviewColumn {
  const isEveryoneElse = names.length === 0;
  return {
    isEveryoneElse,
    names,
    members: membersOf(isEveryoneElse ? 100 : new Set(names.map((name) => name.toLowerCase())).size),
    outcome: null,
    reach: { rest: 'allowed', areas: 0 },
  };
}

function membersOf(count: number): OverviewColumn['members'] {
  return Array.from({ length: count }, () => ({ id: null, name: 'x', isNamed: false }));
}
