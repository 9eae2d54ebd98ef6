import type { CrawlerProfile } from '../../engine/crawlers';
import { parseRobotsTxt } from '../../engine/parse';
import type { Finding } from '../finding';
import { lint } from '../lint';
import { type LintContext, NO_CONTEXT } from '../lint-context';
import type { RuleExample } from '../texts';

/** Removes the marks from a text and returns the text with the spans they enclose. */
export function unmarked(text: string): {
  readonly text: string;
  readonly spans: readonly (readonly [number, number])[];
} {
  const spans: [number, number][] = [];
  let plain = '';
  let from = -1;
  for (const part of text.split(/([⟦⟧])/)) {
    if (part === '⟦') from = plain.length;
    else if (part === '⟧') spans.push([from, plain.length]);
    else plain += part;
  }
  return { text: plain, spans };
}

/** Returns the findings in a text with the context of an example. */
export function findingsIn(text: string, context: RuleExample['context']): readonly Finding[] {
  return lint(parseRobotsTxt(text), contextOf(context));
}

/** Returns the context of an example; by default it contains only crawlers. */
export function contextOf(context: RuleExample['context']): LintContext {
  return { ...NO_CONTEXT, crawlers: exampleCrawlers, ...context };
}

const crawler = (
  productToken: string,
  operator: string,
  more: Partial<CrawlerProfile> = {},
): CrawlerProfile => ({
  id: productToken.toLowerCase(),
  name: productToken,
  operator,
  category: 'search',
  productToken,
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: null,
  obeysRobots: 'yes',
  dialect: 'google',
  crawlDelay: null,
  ...more,
});

/** Crawlers of each kind that rules distinguish, similar to those of the catalogue, which the engine doesn't know. */
export const exampleCrawlers: readonly CrawlerProfile[] = [
  crawler('Googlebot', 'Google', { crawlDelay: false }),
  crawler('Googlebot-Image', 'Google', { fallbackTokens: ['Googlebot'], crawlDelay: false }),
  crawler('AdsBot-Google', 'Google', { category: 'ads', ignoresGlobalGroup: true }),
  crawler('APIs-Google', 'Google', { category: 'other', ignoresGlobalGroup: true }),
  crawler('Google-Extended', 'Google', { category: 'ai-training', sendsRequests: false }),
  crawler('FeedFetcher-Google', 'Google', { category: 'feed', obeysRobots: 'user-triggered' }),
  crawler('bingbot', 'Microsoft', { dialect: 'bing', fallbackTokens: ['msnbot'], crawlDelay: true }),
  crawler('Yandex', 'Yandex', { dialect: 'yandex', crawlDelay: false }),
  crawler('YandexBot', 'Yandex', { dialect: 'yandex', fallbackTokens: ['Yandex'], crawlDelay: false }),
  crawler('Applebot', 'Apple', { fallbackTokens: ['Googlebot'], dialect: 'rfc9309' }),
  crawler('GPTBot', 'OpenAI', { category: 'ai-training', dialect: 'rfc9309' }),
  crawler('OAI-SearchBot', 'OpenAI', { category: 'ai-search', dialect: 'rfc9309' }),
  crawler('ChatGPT-User', 'OpenAI', {
    category: 'ai-assistant',
    obeysRobots: 'user-triggered',
    dialect: 'unknown',
  }),
  crawler('MJ12bot', 'Majestic', { category: 'seo', dialect: 'unknown', crawlDelay: true }),
  crawler('coccocbot-web', 'Coc Coc', { aliases: ['coccocbot'], dialect: 'unknown' }),
  crawler('Yeti', 'Naver', { aliases: ['NaverBot'], dialect: 'unknown', confidence: 'low' }),
  crawler('CCBot', 'Common Crawl', { category: 'archive', isTrainedOn: true, dialect: 'unknown' }),
];
