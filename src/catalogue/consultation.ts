import type { Crawler } from './crawler';

/**
 * What robots.txt is to a crawler. `asks`: it asks robots.txt first, or nothing else is documented. `fetches-for-a-person`: it fetches what a
 * person asked for and need not ask. `does-not-obey`: its operator, or the source, says so. `control-token`: no request carries this name;
 * its rules say what the operator may do with pages that another of its crawlers fetches. Google-Extended and Applebot-Extended decide so
 * about training, Googlebot-News about Google News (its pages are fetched as Googlebot): to all three the verdict applies as it stands.
 */
export type Consultation = 'asks' | 'fetches-for-a-person' | 'does-not-obey' | 'control-token';

/** What robots.txt is to this crawler. Those that obey partly, or of which nothing is documented, are taken to ask. */
export function consultationOf(crawler: Crawler): Consultation {
  if (crawler.obeysRobots === 'user-triggered') return 'fetches-for-a-person';
  if (crawler.obeysRobots === 'no') return 'does-not-obey';
  return crawler.sendsRequests === false ? 'control-token' : 'asks';
}
