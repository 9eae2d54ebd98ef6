import type { Consultation, Crawler } from './crawler';

/**
 * Returns the role of robots.txt for this crawler. Crawlers that obey partly, and those without
 * documentation, are assumed to request it.
 */
export function consultationOf(crawler: Crawler): Consultation {
  if (crawler.obeysRobots === 'user-triggered') return 'fetches-for-a-person';
  if (crawler.obeysRobots === 'no') return 'does-not-obey';
  return crawler.sendsRequests === false ? 'control-token' : 'asks';
}
