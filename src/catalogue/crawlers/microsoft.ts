import type { Crawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents } from './sources';

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
export const microsoftCrawlers: readonly Crawler[] = [
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
    note: 'Follows rules for msnbot if none name bingbot (announced in 2010). Rules for either name replace the * rules, except Crawl-delay.',
    source: bingbotAnnounced,
    readOn: '2026-11-23',
    confidence: 'high',
  }),
  microsoft({
    id: 'bingpreview',
    productToken: 'BingPreview',
    category: 'search',
    note: 'Takes page snapshots for Bing.',
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
    note: 'Checks ads and the pages they lead to.',
  }),
  microsoft({
    id: 'microsoftpreview',
    productToken: 'MicrosoftPreview',
    category: 'social-preview',
    dialect: 'unknown',
    note: 'Makes page previews for Microsoft’s products.',
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
