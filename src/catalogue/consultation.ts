import type { Consultation, Crawler } from './crawler';

/** What robots.txt is to this crawler. Those that obey partly, or of which nothing is documented, are taken to ask. */
export function consultationOf(crawler: Crawler): Consultation {
  if (crawler.obeysRobots === 'user-triggered') return 'fetches-for-a-person';
  if (crawler.obeysRobots === 'no') return 'does-not-obey';
  return crawler.sendsRequests === false ? 'control-token' : 'asks';
}
