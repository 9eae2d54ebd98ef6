import { describe, expect, it } from 'vitest';
import { decide, dialects, parseRobotsTxt } from '../engine';
import { isPolicyToken } from '../engine/policy-token';
import { consultationOf, consultationOfName } from '.';
import { wellKnownIds } from './crawlers-by-category';
import {
  crawlerById,
  crawlers,
  crawlersByCategory,
  crawlersByOperator,
  isPlainToken,
  readCrawler,
} from './full';
import { knownCrawler } from './known-crawler';
import { policyTokens } from './policy-tokens';
import { testedCrawler } from './tested-crawler';
import { userAgentHeaders as headers } from './user-agent-headers';

/** Expected reading of headers that don't contain the crawler's token as a word, grouped by reason. */
const headersWithoutToken = new Map<string, object>([
  // The token is only in the URL.
  ['archive-org-bot', { kind: 'token', token: 'special_archiver' }],
  ['sitebulb', { kind: 'none', reason: 'only-browser' }],
  // The header and robots.txt use different names.
  ['coccocbot', { kind: 'token', token: 'coccoc' }],
  ['feedly', { kind: 'token', token: 'FeedlyBot' }],
  ['pingdom', { kind: 'token', token: 'PingdomPageSpeed' }],
  // The token is part of a longer name.
  ['heritrix', { kind: 'token', token: 'sukibot_heritrix' }],
  ['ia-archiver', { kind: 'token', token: 'ia_archiver-web.archive.org' }],
  ['nutch', { kind: 'token', token: 'istellabot-nutch' }],
  ['qwantbot', { kind: 'token', token: 'Qwantbot-news' }],
]);

/** Names in robots.txt with characters other than letters, `-` and `_`, and their crawlers. */
const crawlersWithUnusualTokens = [
  ['360spider', '360Spider'],
  ['ai2bot', 'AI2Bot'],
  ['archive-org-bot', 'archive.org_bot'],
  ['bnf-bot', 'bnf.fr_bot'],
  ['chatgpt-agent', 'ChatGPT Agent'],
  ['ias-crawler', 'IAS crawler'],
  ['img2dataset', 'img2dataset'],
  ['linguee-bot', 'Linguee Bot'],
  ['mail-ru-bot', 'Mail.RU_Bot'],
  ['mj12bot', 'MJ12bot'],
  ['panscient', 'panscient.com'],
  ['screaming-frog', 'Screaming Frog SEO Spider'],
  ['snap-url-preview', 'Snap URL Preview Service'],
  ['sogou', 'Sogou web spider'],
  ['yahoo-japan', 'Y!J'],
];

describe('the catalogue', () => {
  it('has unique ids, and every id, name and token is read as its own crawler', () => {
    expect(crawlers.length).toBeGreaterThan(100);
    expect(new Set(crawlers.map(({ id }) => id)).size).toBe(crawlers.length);
    for (const crawler of crawlers) {
      for (const typed of [crawler.id, crawler.name, crawler.productToken, ...crawler.aliases]) {
        expect(readCrawler(typed), typed).toMatchObject({ kind: 'known', crawler, from: 'catalogue' });
      }
    }
  });

  it('has headers for 154 crawlers, including all in `headersWithoutToken`', () => {
    expect(Object.keys(headers)).toHaveLength(154);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining([...headersWithoutToken.keys()]));
  });

  it.each(Object.entries(headers))('%s is recognised by its own User-Agent header', (id, header) => {
    expect(readCrawler(header)).toMatchObject(
      headersWithoutToken.get(id) ?? { kind: 'known', crawler: { id } },
    );
  });

  it('has unusual tokens only for the listed crawlers', () => {
    const unusual = crawlers.flatMap(({ id, productToken, aliases }) =>
      [productToken, ...aliases].filter((token) => !isPlainToken(token)).map((token) => [id, token]),
    );
    expect(unusual.sort()).toEqual(crawlersWithUnusualTokens);
  });

  it('has no header for a name that no request carries', () => {
    const controlTokens = crawlers.filter(({ sendsRequests }) => sendsRequests === false);
    expect(controlTokens.map(({ id }) => id)).toEqual([
      'googlebot-news',
      'google-extended',
      'yandexadditional',
      'applebot-extended',
    ]);
    for (const { id } of controlTokens) expect(Object.keys(headers)).not.toContain(id);
  });

  it('limits Crawl-delay only if a source states the limits', () => {
    const ranges = crawlers.flatMap(({ id, crawlDelayRange }) =>
      crawlDelayRange === undefined ? [] : [[id, crawlDelayRange]],
    );
    expect(Object.fromEntries(ranges)).toEqual({
      bingbot: { min: 1, max: 20, whole: true, unit: 'seconds' },
      mj12bot: { min: 0, max: 30, whole: true, unit: 'seconds' },
      serpstatbot: { min: 0, max: 20, whole: true, unit: 'seconds' },
      slurp: { min: 0, max: 10, whole: false, unit: 'relative' },
    });
  });

  it('has notes of one or two short sentences', () => {
    for (const { id, note } of crawlers) {
      expect(note, id).toMatch(/^[A-ZÀ-Þ][^\n'"]*\.$/);
      expect(note.length, id).toBeLessThanOrEqual(130);
    }
  });
});

it('claims no dialect for Scrapy, whose parser differs from all that are measured', () => {
  expect(crawlerById('scrapy')?.dialect).toBe('unknown');
});

describe('Bingbot', () => {
  it.each([
    ['msnbot', 'disallowed'],
    ['bingbot', 'allowed'],
  ])('follows an msnbot group only if no group names bingbot: with a group for %s', (name, outcome) => {
    const text = `User-agent: msnbot\nDisallow: /x\n\nUser-agent: ${name}\nDisallow: /y\n\nUser-agent: *\nDisallow:\n`;
    const bingbot = crawlerById('bingbot');
    if (bingbot === undefined) throw new Error('no bingbot');
    const { productTokens, dialect } = testedCrawler(knownCrawler(bingbot, 'catalogue'));
    const robots = parseRobotsTxt(
      text,
      dialects.find(({ id }) => id === dialect),
    );
    expect(decide(robots, { productTokens, url: '/x' }).outcome).toBe(outcome);
    expect(decide(robots, { productTokens, url: '/y' }).outcome).toBe('disallowed');
  });

  it('is the only crawler that falls back to msnbot', () => {
    const others = crawlers.filter(({ fallbackTokens }) => fallbackTokens.includes('msnbot'));
    expect(others.map(({ id }) => id)).toEqual(['bingbot']);
  });
});

describe('consultationOf', () => {
  it.each([
    ['googlebot', 'asks'],
    ['adsbot-google', 'asks'],
    ['twitterbot', 'asks'],
    ['whatsapp', 'asks'],
    ['baiduspider-image', 'asks'],
    ['chatgpt-user', 'fetches-for-a-person'],
    ['feedfetcher-google', 'fetches-for-a-person'],
    ['google-safety', 'does-not-obey'],
    ['itms', 'does-not-obey'],
    ['google-extended', 'control-token'],
    ['applebot-extended', 'control-token'],
    ['googlebot-news', 'control-token'],
  ])('%s: %s', (id, consultation) => {
    const crawler = crawlerById(id);
    expect(crawler && consultationOf(crawler)).toBe(consultation);
  });
});

describe('policy tokens', () => {
  it('are in no list of crawlers, and have a source and dates', () => {
    expect(policyTokens).toHaveLength(1);
    for (const { token, source, draft, draftedOn, readOn } of policyTokens) {
      expect(isPolicyToken(token)).toBe(true);
      expect(readCrawler(token).kind).toBe('token');
      expect(source).toMatch(/^https:/);
      expect(source).toContain(draft);
      for (const day of [draftedOn, readOn]) expect(day).toMatch(/^2026-\d\d-\d\d$/);
    }
    const names = crawlers.flatMap((crawler) => [
      ...[crawler.id, crawler.name, crawler.productToken],
      ...[...crawler.aliases, ...crawler.fallbackTokens],
    ]);
    expect(names.filter(isPolicyToken)).toEqual([]);
  });

  it.each([
    ['__usage_ai-training', 'policy-token'],
    ['__usage_other', 'policy-token'],
    ['MyBot', null],
    ['Google-Extended', 'control-token'],
  ] as const)('%s: %s', (name, consultation) => {
    const chosen = readCrawler(name);
    if (chosen.kind === 'none') throw new Error('no name');
    expect(consultationOfName(chosen)).toBe(consultation);
    expect(testedCrawler(chosen).ignoresGlobalGroup).toBe(consultation === 'policy-token');
  });
});

describe('crawlersByOperator', () => {
  const groups = crawlersByOperator();
  const operators = groups.map(({ operator }) => operator);

  it('starts with Google, Microsoft and Yandex, followed by the others in alphabetical order', () => {
    expect(operators.slice(0, 3)).toEqual(['Google', 'Microsoft', 'Yandex']);
    const rest = operators.slice(3);
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('lists every operator once and every crawler, in the order of the list', () => {
    expect(new Set(operators).size).toBe(operators.length);
    expect(groups.flatMap((group) => group.crawlers)).toEqual(crawlers);
  });

  it('lists Google’s crawlers in the order that site owners expect', () => {
    expect(groups[0]?.crawlers.slice(0, 9).map(({ id }) => id)).toEqual([
      'googlebot',
      'googlebot-image',
      'googlebot-video',
      'googlebot-news',
      'storebot-google',
      'adsbot-google',
      'adsbot-google-mobile',
      'mediapartners-google',
      'google-extended',
    ]);
  });
});

describe('crawlersByCategory', () => {
  const sections = crawlersByCategory();

  it("has the page's sections in order, none of them empty", () => {
    expect(sections.map(({ id }) => id)).toEqual([
      'search',
      'ads',
      'social-preview',
      'feed',
      'ai-training',
      'ai-search',
      'ai-assistant',
      'seo',
      'archive',
      'monitoring',
      'security',
      'other',
    ]);
    for (const section of sections) expect(section.crawlers.length, section.id).toBeGreaterThan(0);
  });

  it('has every crawler once: the well-known ones first, then the others in the order of the list', () => {
    const listed = sections.flatMap((section) => section.crawlers);
    expect(listed).toHaveLength(crawlers.length);
    expect(new Set(listed)).toEqual(new Set(crawlers));
    for (const section of sections) {
      const known = section.crawlers.filter(({ id }) => wellKnownIds.includes(id));
      expect(section.crawlers.slice(0, known.length), section.id).toEqual(known);
      const others = section.crawlers.slice(known.length);
      expect(others).toEqual(crawlers.filter((crawler) => others.includes(crawler)));
    }
  });

  it.each([
    ['search', ['googlebot', 'bingbot', 'petalbot', 'googlebot-image']],
    [
      'ai-training',
      ['gptbot', 'claudebot', 'amazonbot', 'google-extended', 'facebookbot', 'meta-externalagent', 'ai2bot'],
    ],
    ['ai-search', ['perplexitybot', 'yandexadditional']],
    ['ai-assistant', ['chatgpt-user', 'google-cloudvertexbot']],
    ['seo', ['ahrefsbot', 'mj12bot', 'dotbot', 'ahrefssiteaudit', 'semrushbot', 'botify']],
    ['archive', ['ccbot', 'bnf-bot']],
  ])('starts %s with the crawlers that people look for', (id, first) => {
    const listed = sections.find((section) => section.id === id)?.crawlers ?? [];
    expect(listed.slice(0, first.length).map((crawler) => crawler.id)).toEqual(first);
  });

  it('contains every well-known crawler once', () => {
    expect(new Set(wellKnownIds).size).toBe(wellKnownIds.length);
    for (const id of wellKnownIds) expect(crawlerById(id), id).toBeDefined();
  });

  it('puts search verticals in the search section', () => {
    expect(new Set(sections[0]?.crawlers.map(({ category }) => category))).toEqual(
      new Set(['search', 'search-vertical']),
    );
    expect(sections.slice(1).flatMap((section) => section.crawlers)).not.toContainEqual(
      expect.objectContaining({ category: 'search-vertical' }),
    );
  });
});

describe('crawlerById', () => {
  it('finds a crawler by id, and nothing for an unknown id', () => {
    expect(crawlerById('bingbot')?.productToken).toBe('bingbot');
    expect(crawlerById('Bingbot')).toBeUndefined();
    expect(crawlerById('constructor')).toBeUndefined();
  });
});
