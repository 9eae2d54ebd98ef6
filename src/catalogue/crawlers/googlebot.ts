import type { CatalogueCrawler } from '../crawler';

/**
 * Google’s main crawler. Separate from the others, because the page starts with it and loads the others
 * later.
 */
export const googlebot: CatalogueCrawler = {
  id: 'googlebot',
  name: 'Googlebot',
  operator: 'Google',
  category: 'search',
  productToken: 'Googlebot',
  aliases: [],
  fallbackTokens: [],
  ignoresGlobalGroup: false,
  sendsRequests: true,
  obeysRobots: 'yes',
  dialect: 'google',
  crawlDelay: false,
  note: 'Crawls for desktop and phones. To stay in Search but out of AI Overviews and AI Mode, use Search Console, not robots.txt.',
  source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  readOn: '2026-11-21',
  // On AI Overviews and AI Mode.
  noteSource: { source: 'https://support.google.com/webmasters/answer/16908024', readOn: '2026-11-29' },
  confidence: 'high',
};
