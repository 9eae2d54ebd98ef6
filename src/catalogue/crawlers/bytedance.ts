import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { aiRobotsTxt, crawlerUserAgents } from './sources';

const bytedance = entriesWith({ operator: 'ByteDance', confidence: 'low', readOn: '2026-11-21' });

/** ByteDance’s crawlers. */
export const bytedanceCrawlers: readonly CatalogueCrawler[] = [
  bytedance({
    id: 'bytespider',
    productToken: 'Bytespider',
    category: 'ai-training',
    obeysRobots: 'no',
    note: 'A community list says that it doesn’t obey robots.txt. We found no page by ByteDance about it.',
    source: aiRobotsTxt,
    confidence: 'medium',
  }),
  bytedance({
    id: 'tiktokspider',
    productToken: 'TikTokSpider',
    category: 'ai-training',
    note: 'Said to feed AI training.',
    source: aiRobotsTxt,
  }),
  bytedance({
    id: 'toutiaospider',
    productToken: 'ToutiaoSpider',
    category: 'search',
    note: 'Crawls for Toutiao’s news and search.',
    source: crawlerUserAgents,
  }),
];
