import { describe, expect, it } from 'vitest';
import { crawlerById, crawlers, crawlersByOperator, readCrawler } from '.';
import type { CrawlerCategory, CrawlerDialect } from './crawler';
import headers from './testdata/user-agent-headers.json';

const categories: readonly CrawlerCategory[] = ['search', 'search-vertical', 'ads'];
const dialects: readonly CrawlerDialect[] = ['google', 'bing', 'yandex', 'unknown'];
const today = new Date().toISOString().slice(0, 10);

/** What is read from those of the headers that do not hold the crawler's token as a word. */
const headersWithoutToken = new Map([
  ['coccocbot', 'coccoc'],
  ['qwantbot', 'Qwantbot-news'],
]);

describe('the catalogue', () => {
  it('holds crawlers of exactly the categories of this page, ads crawlers from Google only', () => {
    expect(new Set(crawlers.map((crawler) => crawler.category))).toEqual(new Set(categories));
    const adsOperators = crawlers
      .filter(({ category }) => category === 'ads')
      .map(({ operator }) => operator);
    expect(new Set(adsOperators)).toEqual(new Set(['Google']));
  });

  it('has no id twice, and no id or name that means another crawler', () => {
    expect(crawlers.length).toBeGreaterThan(40);
    expect(new Set(crawlers.map(({ id }) => id)).size).toBe(crawlers.length);
    for (const crawler of crawlers) {
      expect(readCrawler(crawler.id), crawler.id).toMatchObject({
        kind: 'known',
        crawler,
        from: 'catalogue',
      });
      expect(readCrawler(crawler.name), crawler.name).toMatchObject({
        kind: 'known',
        crawler,
        from: 'catalogue',
      });
    }
  });

  it.each(crawlers)('$id is complete', (crawler) => {
    expect(crawler.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(categories).toContain(crawler.category);
    expect(dialects).toContain(crawler.dialect);
    for (const text of [crawler.name, crawler.operator, crawler.note]) expect(text.trim()).not.toBe('');
    for (const token of [crawler.productToken, ...crawler.aliases, ...crawler.fallbackTokens]) {
      expect(token).not.toBe('');
      expect(token.trim()).toBe(token);
    }
    expect(new URL(crawler.source).protocol).toBe('https:');
    expect(crawler.source).not.toMatch(/\s/);
    expect(new Date(`${crawler.readOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(crawler.readOn);
    expect(crawler.readOn <= today, `${crawler.readOn} is after ${today}`).toBe(true);
  });

  it.each(Object.entries(headers))('%s is found in its own User-Agent header', (id, header) => {
    const token = headersWithoutToken.get(id);
    expect(readCrawler(header)).toMatchObject(
      token === undefined ? { kind: 'known', crawler: { id } } : { kind: 'token', token },
    );
  });
});

describe('crawlersByOperator', () => {
  const groups = crawlersByOperator();
  const operators = groups.map(({ operator }) => operator);

  it('starts with Google, Microsoft and Yandex and goes on in the order of the alphabet', () => {
    expect(operators.slice(0, 3)).toEqual(['Google', 'Microsoft', 'Yandex']);
    const rest = operators.slice(3);
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('names every operator once and keeps every crawler, in the order of the list', () => {
    expect(new Set(operators).size).toBe(operators.length);
    expect(groups.flatMap((group) => group.crawlers)).toEqual(crawlers);
  });

  it('lists Google’s crawlers as site owners expect them', () => {
    expect(groups[0]?.crawlers.map(({ id }) => id)).toEqual([
      'googlebot',
      'googlebot-image',
      'googlebot-video',
      'googlebot-news',
      'storebot-google',
      'adsbot-google',
      'adsbot-google-mobile',
      'mediapartners-google',
    ]);
  });
});

describe('crawlerById', () => {
  it('finds a crawler, and nothing for an id it does not know', () => {
    expect(crawlerById('bingbot')?.productToken).toBe('bingbot');
    expect(crawlerById('Bingbot')).toBeUndefined();
    expect(crawlerById('constructor')).toBeUndefined();
  });
});
