import type { Crawler } from '../crawler';
import { entriesWith } from './entries-with';

const applebotHelp = 'https://support.apple.com/en-us/119829';

const apple = entriesWith({
  operator: 'Apple',
  source: applebotHelp,
  confidence: 'high',
  readOn: '2026-11-21',
});

/** Apple’s crawlers and its control token. */
export const appleCrawlers: readonly Crawler[] = [
  apple({
    id: 'applebot',
    productToken: 'Applebot',
    category: 'search',
    fallbackTokens: ['Googlebot'],
    ignoresGlobalGroup: false,
    obeysRobots: 'yes',
    note: 'Obeys rules for Googlebot if none name Applebot.',
  }),
  apple({
    id: 'applebot-extended',
    productToken: 'Applebot-Extended',
    category: 'ai-training',
    sendsRequests: false,
    obeysRobots: 'yes',
    note: 'Controls whether Apple’s models may learn from pages that Applebot fetches.',
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
