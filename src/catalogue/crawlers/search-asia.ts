import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

const crawler = entriesWith({ category: 'search', readOn: '2026-11-21' });

/** Search engines from operators with one crawler, in Asia. */
export const asianSearchCrawlers: readonly CatalogueCrawler[] = [
  crawler({
    id: 'coccocbot',
    productToken: 'coccocbot-web',
    name: 'coccocbot',
    operator: 'Coc Coc',
    aliases: ['coccocbot'],
    note: 'Vietnamese search engine.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  crawler({
    id: 'petalbot',
    productToken: 'PetalBot',
    operator: 'Huawei',
    obeysRobots: 'yes',
    note: 'Crawls for Petal Search, and for Huawei’s assistant and AI search. Blocked pages can’t be found in any of them.',
    source: 'https://aspiegel.com/petalbot',
    confidence: 'high',
    readOn: '2026-11-29',
  }),
  crawler({
    id: 'daum',
    productToken: 'Daum',
    name: 'Daumoa',
    operator: 'Kakao',
    aliases: ['daumoa'],
    note: 'Crawls for a Korean portal.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  crawler({
    id: 'yahoo-japan',
    productToken: 'Y!J',
    name: 'Y!J crawlers',
    operator: 'LY Corporation (Yahoo! JAPAN)',
    note: 'A family of crawlers whose names start with Y!J.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  crawler({
    id: 'yeti',
    productToken: 'Yeti',
    operator: 'Naver',
    aliases: ['NaverBot'],
    note: 'Korean search engine. NaverBot is its older name.',
    source: 'https://siteline.ai/ai-agent-directory/naverbot/',
    confidence: 'low',
  }),
  crawler({
    id: '360spider',
    productToken: '360Spider',
    operator: 'Qihoo 360',
    note: 'Chinese search engine. The standard (RFC 9309) allows no digits in a crawler’s name.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  crawler({
    id: 'yisouspider',
    productToken: 'YisouSpider',
    operator: 'Shenma',
    note: 'Chinese mobile search engine.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  crawler({
    id: 'sogou',
    productToken: 'Sogou web spider',
    operator: 'Sogou',
    note: 'Chinese search engine. The standard (RFC 9309) allows no spaces in a crawler’s name.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
];
