import type { CrawlerProfile } from '../../crawlers';

const crawler = (name: string, more: Partial<CrawlerProfile> = {}): CrawlerProfile => ({
  id: name.toLowerCase(),
  name,
  operator: 'Any',
  category: 'other',
  productToken: name,
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: false,
  obeysRobots: 'yes',
  dialect: 'unknown',
  crawlDelay: null,
  ...more,
});

/** A small catalogue: crawlers of all dialects, one that falls back to another's name, and one that need not obey. */
export const someCrawlers: readonly CrawlerProfile[] = [
  crawler('GoogleA', { dialect: 'google' }),
  crawler('GoogleB', { dialect: 'google', fallbackTokens: ['GoogleA'] }),
  crawler('BingA', { dialect: 'bing' }),
  crawler('YandexA', { dialect: 'yandex' }),
  crawler('PlainA'),
  crawler('PlainB'),
  crawler('VisitorA', { obeysRobots: 'user-triggered' }),
];
