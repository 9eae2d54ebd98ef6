import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';

const userAgentHelp = 'https://yandex.com/support/webmaster/en/robot-workings/user-agent';
const robotsInLogs = 'https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots';
const quickAnswersHelp = 'https://yandex.ru/support/webmaster/en/search-appearance/fast.html';

const indexing = entriesWith({
  operator: 'Yandex',
  fallbackTokens: ['Yandex'],
  dialect: 'yandex',
  crawlDelay: false,
  source: userAgentHelp,
  confidence: 'medium',
  readOn: '2026-11-21',
});
const named = entriesWith({
  operator: 'Yandex',
  dialect: 'yandex',
  crawlDelay: false,
  source: robotsInLogs,
  confidence: 'medium',
  readOn: '2026-11-21',
});

/**
 * Yandex’s crawlers. Those that index obey a group named `Yandex` if no group has their own name; for the
 * others that isn't documented.
 */
export const yandexCrawlers: readonly CatalogueCrawler[] = [
  indexing({
    id: 'yandexbot',
    productToken: 'YandexBot',
    category: 'search',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'Rules for YandexBot beat rules for Yandex, which beat the * rules.',
    confidence: 'high',
  }),
  indexing({
    id: 'yandexrenderresourcesbot',
    productToken: 'YandexRenderResourcesBot',
    category: 'search',
    note: 'Fetches the files that pages need to display.',
    confidence: 'low',
  }),
  indexing({
    id: 'yandeximages',
    productToken: 'YandexImages',
    category: 'search-vertical',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'Crawls for image search.',
  }),
  indexing({
    id: 'yandexvideo',
    productToken: 'YandexVideo',
    category: 'search-vertical',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'Crawls for video search.',
  }),
  indexing({
    id: 'yandexmedia',
    productToken: 'YandexMedia',
    category: 'search-vertical',
    note: 'Crawls for multimedia data.',
  }),
  indexing({
    id: 'yandexblogs',
    productToken: 'YandexBlogs',
    category: 'search-vertical',
    note: 'Crawls for blog search.',
  }),
  indexing({
    id: 'yandexfavicons',
    productToken: 'YandexFavicons',
    category: 'search-vertical',
    note: 'Fetches site icons.',
  }),
  indexing({
    id: 'yandexwebmaster',
    productToken: 'YandexWebmaster',
    category: 'monitoring',
    note: 'Fetches pages for Yandex Webmaster.',
  }),
  indexing({
    id: 'yandexpagechecker',
    productToken: 'YandexPagechecker',
    category: 'monitoring',
    note: 'Checks the markup of pages.',
  }),
  named({
    id: 'yandexmobilebot',
    productToken: 'YandexMobileBot',
    category: 'search',
    obeysRobots: 'partly',
    note: 'Checks how pages look on phones. May ignore rules that don’t name it.',
  }),
  named({
    id: 'yandexdirect',
    productToken: 'YandexDirect',
    category: 'ads',
    obeysRobots: 'partly',
    note: 'Analyses pages that show Yandex’s ads. Yandex asks you to write rules that name it.',
    source: 'https://yandex.com/support/partner2/technologies/robot.html',
    confidence: 'high',
  }),
  named({
    id: 'yadirectfetcher',
    productToken: 'YaDirectFetcher',
    category: 'ads',
    obeysRobots: 'partly',
    note: 'Checks ad landing pages. May ignore rules that don’t name it.',
    confidence: 'low',
  }),
  named({
    id: 'yandexmetrika',
    productToken: 'YandexMetrika',
    category: 'monitoring',
    obeysRobots: 'partly',
    note: 'Fetches pages for Yandex’s statistics. May ignore rules that don’t name it.',
  }),
  named({
    id: 'yandexaccessibilitybot',
    productToken: 'YandexAccessibilityBot',
    category: 'monitoring',
    obeysRobots: 'partly',
    note: 'Checks that pages are reachable, up to three times a second. May ignore rules that don’t name it.',
  }),
  named({
    id: 'yandexscreenshotbot',
    productToken: 'YandexScreenshotBot',
    category: 'other',
    note: 'Takes screenshots of pages.',
    confidence: 'low',
  }),
  named({
    id: 'yandexadditional',
    productToken: 'YandexAdditional',
    category: 'ai-search',
    sendsRequests: false,
    obeysRobots: 'yes',
    note: 'Controls whether pages may appear in quick answers made with YandexGPT.',
    source: quickAnswersHelp,
  }),
  named({
    id: 'yandexadditionalbot',
    productToken: 'YandexAdditionalBot',
    category: 'ai-search',
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Fetches pages for quick answers made with YandexGPT.',
    source: quickAnswersHelp,
  }),
];
