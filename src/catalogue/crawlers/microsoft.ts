import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

/** Says that robots.txt can tell Bing's crawlers how to act, and lists them; it doesn't say so of each. */
const whichCrawlers = 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0';

/**
 * Announces that Bing honours groups for msnbot, and that a group for bingbot takes precedence over them. The post of June 2010 says the same
 * (https://blogs.bing.com/webmaster/June-2010/Bing-crawler-bingbot-on-the-horizon). No retraction was found.
 */
const bingbotAnnounced = 'https://blogs.bing.com/webmaster/September-2010/Bingbot-is-coming-to-town';

const microsoft = entriesWith({
  operator: 'Microsoft',
  dialect: 'bing',
  source: whichCrawlers,
  confidence: 'medium',
  readOn: '2026-11-21',
});

/** Microsoft’s crawlers: search, ads, previews. */
export const microsoftCrawlers: readonly CatalogueCrawler[] = [
  microsoft({
    id: 'bingbot',
    productToken: 'bingbot',
    name: 'Bingbot',
    category: 'search',
    fallbackTokens: ['msnbot'],
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    crawlDelay: true,
    crawlDelayRange: { min: 1, max: 20, whole: true, unit: 'seconds' },
    note: 'Follows rules for msnbot if none name bingbot. Bing may use pages for AI answers and training unless they say noarchive.',
    source: bingbotAnnounced,
    readOn: '2026-11-23',
    // On AI. With nocache, or with both words, AI may use only the URL, title and snippet.
    noteSource: {
      source:
        'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
      readOn: '2026-11-29',
    },
    confidence: 'high',
  }),
  microsoft({
    id: 'bingpreview',
    productToken: 'BingPreview',
    category: 'search',
    obeysRobots: 'yes',
    note: 'Takes page snapshots for Bing.',
    readOn: '2026-09-22',
  }),
  microsoft({
    id: 'bingvideopreview',
    productToken: 'BingVideoPreview',
    category: 'search',
    obeysRobots: 'yes',
    note: 'Makes previews of videos for Bing.',
    readOn: '2026-09-22',
  }),
  microsoft({
    id: 'msnbot',
    productToken: 'msnbot',
    name: 'MSNBot (retired)',
    category: 'search',
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    crawlDelay: true,
    note: 'Bingbot’s predecessor. Bingbot follows its rules if none name bingbot.',
    source: 'https://blogs.bing.com/webmaster/August-2009/Crawl-delay-and-the-Bing-crawler,-MSNBot',
  }),
  microsoft({
    id: 'adidxbot',
    productToken: 'adidxbot',
    name: 'AdIdxBot',
    category: 'ads',
    obeysRobots: 'yes',
    note: 'Checks ads and the pages they lead to.',
    readOn: '2026-09-22',
  }),
  microsoft({
    id: 'microsoftpreview',
    productToken: 'MicrosoftPreview',
    category: 'social-preview',
    obeysRobots: 'yes',
    dialect: 'unknown',
    note: 'Makes page previews for Microsoft’s products.',
    readOn: '2026-09-22',
  }),
  microsoft({
    id: 'skypeuripreview',
    productToken: 'SkypeUriPreview',
    category: 'social-preview',
    dialect: 'unknown',
    note: 'Makes previews of links in Skype.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
];
