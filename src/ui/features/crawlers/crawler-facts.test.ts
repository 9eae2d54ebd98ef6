import { describe, expect, it } from 'vitest';
import type { CrawlerRow } from '../../../store';
import { type CrawlerFacts, crawlerFacts, haveSameFacts } from './crawler-facts';
import { askedRow, blockedRow, crawlerOf, rowOf } from './testdata/rows';

type Case = readonly [
  title: string,
  crawler: string,
  row: CrawlerRow,
  facts: Partial<CrawlerFacts>,
  explain: string | null,
];

const fallback = { selection: { reason: 'fallback', token: 'Googlebot' } } as const;
const unavailable = {
  judgement: { outcome: 'disallowed', by: 'answer' },
  effect: {
    kind: 'all-disallowed',
    temporary: true,
    reason: {
      code: 'server-error-stop',
      cause: { code: 'server-error', status: 503 },
      sinceHours: 0,
      untilHours: 12,
      next: null,
      retriedOften: true,
    },
    documented: true,
  },
} as const satisfies Partial<CrawlerRow>;

const cases: readonly Case[] = [
  [
    'a rule that blocks',
    'googlebot',
    blockedRow(),
    { tally: 'blocked', outcome: 'Blocked', note: null, line: 12 },
    null,
  ],
  [
    'no rule',
    'googlebot',
    rowOf(),
    { tally: 'allowed', outcome: 'Allowed', note: 'no rule matches', line: 0 },
    null,
  ],
  [
    'no User-agent line applies',
    'googlebot',
    rowOf({ reason: 'no-group', selection: { reason: 'none', token: null } }),
    { tally: 'allowed', note: 'no User-agent line applies' },
    null,
  ],
  [
    'an empty rule',
    'googlebot',
    rowOf({ reason: 'only-empty-rules', line: 2 }),
    { tally: 'allowed', note: 'no path', line: 2 },
    'The rule has no path, so it blocks nothing.',
  ],
  [
    'a * group that does not apply',
    'adsbot-google',
    rowOf({ reason: 'no-group', selection: { reason: 'global-ignored', token: null } }),
    { tally: 'allowed', outcome: 'Allowed', note: 'ignores User-agent: *', line: 0 },
    'This crawler follows only rules under its own name.',
  ],
  [
    "another crawler's group, blocked",
    'googlebot-image',
    blockedRow(fallback),
    { tally: 'blocked', note: 'as Googlebot', line: 12 },
    'No User-agent line names it, so it follows the rules for Googlebot.',
  ],
  [
    "another crawler's group, no rule",
    'applebot',
    rowOf(fallback),
    { tally: 'allowed', note: 'as Googlebot', line: 0 },
    'No User-agent line names it, so it follows the rules for Googlebot.',
  ],
  [
    'a control token keeps its outcome',
    'google-extended',
    blockedRow({ line: 20 }),
    { tally: 'blocked', outcome: 'Blocked', note: 'permission name', line: 20 },
    'No crawler visits pages as Google-Extended. Rules for this name say how Google may use pages that its other crawlers fetch.',
  ],
  [
    "a control token that follows another's group says both",
    'googlebot-news',
    blockedRow(fallback),
    { tally: 'blocked', note: 'as Googlebot', line: 12 },
    'No User-agent line names it, so it follows the rules for Googlebot. No crawler visits pages as Googlebot-News. Rules for this name say how Google may use pages that its other crawlers fetch.',
  ],
  [
    'a crawler that fetches for a person is neither blocked nor allowed',
    'chatgpt-user',
    askedRow(),
    { tally: 'other', outcome: 'May not apply', note: 'opens pages for people', line: 12, isAssumed: false },
    'ChatGPT-User opens pages when a person asks, so robots.txt may not apply.',
  ],
  [
    'a crawler that does not obey is neither blocked nor allowed',
    'bytespider',
    askedRow(),
    { tally: 'other', outcome: 'No effect', note: "doesn't obey", line: 12, isAssumed: false },
    "Our source says that Bytespider doesn't obey robots.txt, so no line stops it.",
  ],
  [
    "the server's response decides, so no line is named",
    'googlebot',
    blockedRow(unavailable),
    { tally: 'blocked', outcome: 'Blocked', note: 'HTTP 503', line: 0 },
    'With this response, it stops crawling the site for now.',
  ],
  [
    'an assumed effect says so',
    'bingbot',
    blockedRow({ ...unavailable, effect: { ...unavailable.effect, documented: false } }),
    { note: 'HTTP 503' },
    "With this response, it stops crawling the site for now. This isn't documented, so it's assumed.",
  ],
  [
    'a file that does not apply',
    'gptbot',
    blockedRow({
      judgement: { outcome: 'not-applicable', by: 'scope' },
      scope: { kind: 'other-host', host: 'b.example', robotsUrl: 'https://b.example/robots.txt' },
    }),
    { tally: 'other', outcome: 'Not decided', note: "file doesn't apply", line: 0, isAssumed: false },
    "The URL is on another host, so only that host's own robots.txt would apply.",
  ],
  [
    'a case that is left open',
    'googlebot',
    rowOf({ judgement: { outcome: 'undefined', by: 'rules' }, reason: 'left-open' }),
    { tally: 'other', outcome: 'Not decided', note: 'left open' },
    "Conflicting rules match, and it isn't documented which one decides.",
  ],
];

describe('crawlerFacts', () => {
  it.each(cases)('%s', (_title, crawler, row, expected, explain) => {
    const facts = crawlerFacts(crawlerOf(crawler), row);
    expect(facts).toMatchObject(expected);
    expect(facts.explain).toBe(explain);
  });

  it('marks an undocumented dialect', () => {
    expect(crawlerOf('gptbot').dialect).toBe('unknown');
    expect(crawlerFacts(crawlerOf('gptbot'), blockedRow()).isAssumed).toBe(true);
    expect(crawlerFacts(crawlerOf('googlebot'), blockedRow()).isAssumed).toBe(false);
  });
});

describe('haveSameFacts', () => {
  const facts = crawlerFacts(crawlerOf('googlebot'), blockedRow());

  it('treats equal rows as the same', () => {
    expect(haveSameFacts(facts, crawlerFacts(crawlerOf('googlebot'), blockedRow()))).toBe(true);
  });

  it.each([
    { outcome: 'Allowed' },
    { line: 13 },
    { note: 'as Googlebot' },
    { explain: 'Other.' },
    { isAssumed: true },
  ])('detects a difference in %j', (part) => {
    expect(haveSameFacts(facts, { ...facts, ...part })).toBe(false);
  });
});
