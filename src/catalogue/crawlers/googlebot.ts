import type { Crawler } from '../crawler';

/**
 * Google’s main crawler. Separate from the others, because the page starts with it and loads the others
 * later.
 */
export const googlebot: Crawler = {
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
  note: 'The desktop and smartphone crawlers share this name, so robots.txt can’t treat them differently.',
  source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  readOn: '2026-11-21',
  confidence: 'high',
};
