import { isPolicyToken } from '../engine/policy-token';
import type { KnownCrawler, OtherCrawler } from './chosen-crawler';
import type { CatalogueCrawler, Consultation } from './crawler';

/**
 * Returns the role of robots.txt for this crawler. Crawlers that obey partly, and those without
 * documentation, are assumed to request it.
 */
export function consultationOf(crawler: CatalogueCrawler): Exclude<Consultation, 'policy-token'> {
  if (crawler.obeysRobots === 'user-triggered') return 'fetches-for-a-person';
  if (crawler.obeysRobots === 'no') return 'does-not-obey';
  return crawler.sendsRequests === false ? 'control-token' : 'asks';
}

/** Returns the role of robots.txt for a chosen name; null for one that the catalogue doesn't have, unless it is a policy token. */
export function consultationOfName(chosen: KnownCrawler | OtherCrawler): Consultation | null {
  if (chosen.kind === 'known') return consultationOf(chosen.crawler);
  return isPolicyToken(chosen.token) ? 'policy-token' : null;
}
