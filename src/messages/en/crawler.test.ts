import { describe, expect, it } from 'vitest';
import type { CrawlerCategory } from '../../catalogue/crawler';
import { dialectIds } from '../../engine/dialect-ids';
import type { DescribedCrawler, NamedCrawler } from './crawler';
import {
  categoryName,
  crawlerName,
  crawlerNote,
  crawlerSource,
  dialectNote,
  dialectRules,
  notConsulted,
  obedienceNote,
  plain,
} from './index';

const google = {
  name: 'Googlebot',
  productToken: 'Googlebot',
  dialect: 'google',
  obeysRobots: 'yes',
  ignoresGlobalGroup: false,
} as const;
const googlebot: NamedCrawler = { kind: 'known', crawler: google, from: 'catalogue' };

function other(token: string, part: { parserReads?: string; from?: 'user-agent-header' } = {}): NamedCrawler {
  return { kind: 'token', token, from: 'typed', ...part };
}

describe('crawlerNote', () => {
  const notes: readonly [DescribedCrawler, string | null][] = [
    [googlebot, null],
    [other('MyBot'), "MyBot isn't in our list, so we apply the standard (RFC 9309)."],
    [other('__usage_ai-training'), null],
    [{ kind: 'none', reason: 'empty' }, null],
    [
      { ...googlebot, from: 'user-agent-header' },
      "This looks like a User-Agent header. The crawler's name is Googlebot.",
    ],
    [
      other('MJ12bot', { parserReads: 'MJ' }),
      "MJ12bot isn't in our list, so we apply the standard (RFC 9309).",
    ],
    [
      other('MJ12bot', { parserReads: 'MJ', from: 'user-agent-header' }),
      "This looks like a User-Agent header. The crawler's name is MJ12bot, which isn't in our list.",
    ],
    [{ kind: 'loading' }, null],
    [{ kind: 'none', reason: 'only-browser' }, 'This header names only a browser, not a crawler.'],
    [{ kind: 'none', reason: 'no-name' }, "There's no crawler name in this text."],
  ];
  it.each(notes)('%o', (chosen, text) => {
    const rich = crawlerNote(chosen, true);
    expect(rich === null ? null : plain(rich)).toBe(text);
  });
});

it('crawlerName returns the name, and shortens a long one', () => {
  expect(crawlerName(googlebot)).toBe('Googlebot');
  expect(crawlerName(other('x'.repeat(500))).length).toBeLessThan(80);
  expect(crawlerName({ kind: 'none', reason: 'empty' })).toBe('');
  expect(crawlerName({ kind: 'loading' })).toBe('');
});

describe('dialectNote', () => {
  const crawler = {
    name: 'Bot',
    productToken: 'Bot',
    obeysRobots: 'yes',
    ignoresGlobalGroup: false,
  } as const;
  const note = (chosen: NamedCrawler, ...reading: [Parameters<typeof dialectNote>[1], boolean]) => {
    const rich = dialectNote(chosen, ...reading);
    return rich === null ? null : plain(rich);
  };

  it.each(['google', 'rfc9309'] as const)('is null for crawlers with the dialect %s', (dialect) => {
    expect(note({ ...googlebot, crawler: { ...google, dialect } }, dialect, true)).toBeNull();
  });

  it.each([
    ['bing', 'Bing publishes no parser, so this result follows its help pages (checked 21 November 2026). '],
    [
      'yandex',
      'Yandex publishes no parser, so this result follows its help pages (checked 21 November 2026). ',
    ],
  ] as const)('names the help pages as the basis for %s', (dialect, start) => {
    expect(note({ kind: 'known', crawler: { ...crawler, dialect }, from: 'catalogue' }, dialect, true)).toBe(
      `${start}Where they say nothing, we assume RFC 9309, except that /robots.txt itself can be blocked.`,
    );
  });

  it('says that the standard replaces an undocumented dialect', () => {
    const chosen = { kind: 'known', crawler: { ...crawler, dialect: 'unknown' }, from: 'catalogue' } as const;
    expect(note(chosen, 'rfc9309', true)).toBe(
      "The operator of Bot doesn't document how it reads robots.txt, so we apply the standard (RFC 9309).",
    );
  });

  it('says that the standard applies to a name that is not in the list', () => {
    expect(note(other('MyBot'), 'rfc9309', true)).toBe(
      "MyBot isn't in our list, so we apply the standard (RFC 9309).",
    );
  });

  it('names the chosen engine for every crawler', () => {
    for (const dialect of dialectIds) {
      for (const [chosen, name] of [
        [googlebot, 'Googlebot'],
        [other('MyBot'), 'MyBot'],
      ] as const) {
        const text = note(chosen, dialect, false) ?? '';
        expect(text).toContain(`You chose ${dialectRules(dialect)}`);
        expect(text.endsWith(`${name} itself may read the file differently.`)).toBe(true);
      }
    }
  });
});

describe('obedienceNote', () => {
  const note = (...chosen: Parameters<typeof obedienceNote>) => {
    const rich = obedienceNote(...chosen);
    return rich === null ? null : plain(rich);
  };
  const bot = (
    obeysRobots: 'yes' | 'partly' | 'no' | 'user-triggered' | 'unknown',
    ignoresGlobalGroup: boolean | null = false,
  ): DescribedCrawler => ({
    kind: 'known',
    crawler: { name: 'Bot', productToken: 'Bot', dialect: 'google', obeysRobots, ignoresGlobalGroup },
    from: 'catalogue',
  });

  it.each([
    ['yes', false, null],
    ['yes', null, null],
    ['partly', false, "Bot doesn't always obey robots.txt."],
    ['partly', null, "Bot doesn't always obey robots.txt."],
    ['partly', true, 'Bot ignores the rules under User-agent: *.'],
    ['unknown', false, "It isn't documented whether Bot obeys robots.txt."],
    ['unknown', null, "It isn't documented whether Bot obeys robots.txt."],
  ] as const)('describes how far a crawler obeys: %s', (obeysRobots, ignoresGlobalGroup, text) => {
    expect(note(bot(obeysRobots, ignoresGlobalGroup), 'asks')).toBe(text);
  });

  it('is null if the answer says that robots.txt does not stop the crawler', () => {
    expect(note(bot('user-triggered'), 'fetches-for-a-person')).toBeNull();
    expect(note(bot('no'), 'does-not-obey')).toBeNull();
  });

  it('explains a control token, obeyed or not', () => {
    for (const obeys of ['yes', 'partly', 'unknown'] as const)
      expect(note(bot(obeys), 'control-token')).toBe(
        'No crawler visits pages as Bot. Rules for this name only tell its operator how your pages may be used.',
      );
  });

  it('is null for a name that is not in the list, and while the list is loading', () => {
    expect(note(other('MyBot'), 'asks')).toBeNull();
    expect(note({ kind: 'loading' }, 'asks')).toBeNull();
  });
});

it.each([
  ['fetches-for-a-person', 'Bot opens pages when a person asks, so robots.txt may not apply.'],
  ['does-not-obey', "Bot doesn't obey robots.txt."],
] as const)('notConsulted gives the reason why the file does not decide: %s', (consultation, text) => {
  expect(plain(notConsulted('Bot', consultation, 0))).toBe(text);
});

it('crawlerSource shows the link without its protocol, and the date', () => {
  expect(crawlerSource.link('https://www.example.com/bots')).toBe('example.com/bots');
  expect(crawlerSource.link(`https://example.com/${'x'.repeat(500)}`).length).toBeLessThan(80);
  expect(crawlerSource.facts('2026-11-01', 'low')).toBe(
    ", checked 1 November 2026. This isn't well confirmed.",
  );
});

it('categoryName returns a different name for each category', () => {
  const categories: Readonly<Record<CrawlerCategory, true>> = {
    search: true,
    'search-vertical': true,
    ads: true,
    'ai-training': true,
    'ai-search': true,
    'ai-assistant': true,
    seo: true,
    'social-preview': true,
    archive: true,
    feed: true,
    monitoring: true,
    security: true,
    other: true,
  };
  const names = Object.keys(categories).map((category) => categoryName(category as CrawlerCategory));
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});
