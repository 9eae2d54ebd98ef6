import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt } from './sources';

const baiduHelp = 'https://help.baidu.com/';

const baidu = entriesWith({
  operator: 'Baidu',
  source: baiduHelp,
  confidence: 'medium',
  readOn: '2026-11-21',
});

/** Baidu’s crawlers: search, ads, and its assistant. */
export const baiduCrawlers: readonly CatalogueCrawler[] = [
  baidu({
    id: 'baiduspider',
    productToken: 'Baiduspider',
    category: 'search',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'If any rules name it, it ignores the * rules.',
    source: 'https://www.baidu.com/search/robots_english.html',
  }),
  baidu({
    id: 'baiduspider-image',
    productToken: 'Baiduspider-image',
    category: 'search-vertical',
    fallbackTokens: ['Baiduspider'],
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for image search.',
  }),
  baidu({
    id: 'baiduspider-video',
    productToken: 'Baiduspider-video',
    category: 'search-vertical',
    fallbackTokens: ['Baiduspider'],
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for video search.',
  }),
  baidu({
    id: 'baiduspider-news',
    productToken: 'Baiduspider-news',
    category: 'search-vertical',
    fallbackTokens: ['Baiduspider'],
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for news search.',
  }),
  baidu({
    id: 'baiduspider-mobile',
    productToken: 'Baiduspider-mobile',
    category: 'search-vertical',
    fallbackTokens: ['Baiduspider'],
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for mobile search. Older help pages name it.',
  }),
  baidu({
    id: 'baiduspider-cpro',
    productToken: 'Baiduspider-cpro',
    category: 'ads',
    fallbackTokens: ['Baiduspider'],
    sendsRequests: null,
    obeysRobots: 'yes',
    note: 'Crawls for Baidu’s ads. Older help pages name it.',
  }),
  baidu({
    id: 'yiyanbot',
    productToken: 'YiyanBot',
    category: 'ai-assistant',
    sendsRequests: null,
    note: 'Fetches pages for the assistant ERNIE.',
    source: aiRobotsTxt,
  }),
];
