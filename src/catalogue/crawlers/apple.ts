import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';

const applebotHelp = 'https://support.apple.com/en-us/119829';

const apple = entriesWith({
  operator: 'Apple',
  source: applebotHelp,
  confidence: 'high',
  // The page of 4 September 2026.
  readOn: '2026-09-22',
});

/** Apple’s crawlers and its control token. */
export const appleCrawlers: readonly CatalogueCrawler[] = [
  apple({
    id: 'applebot',
    productToken: 'Applebot',
    category: 'search',
    fallbackTokens: ['Googlebot'],
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    crawlDelay: false,
    note: 'Obeys rules for Googlebot if none name Applebot. To keep pages out of Apple’s AI answers, use nosnippet in the page.',
  }),
  apple({
    id: 'applebot-extended',
    productToken: 'Applebot-Extended',
    category: 'ai-training',
    sendsRequests: false,
    obeysRobots: 'yes',
    note: 'Controls training of Apple’s general models, not AI answers. Apple doesn’t say whether the * rules count, so name it.',
  }),
  apple({
    id: 'itms',
    productToken: 'iTMS',
    name: 'iTMS (Apple Podcasts)',
    category: 'feed',
    obeysRobots: 'no',
    note: 'Fetches podcasts registered with Apple. Doesn’t read robots.txt.',
    confidence: 'medium',
  }),
];
