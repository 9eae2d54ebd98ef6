import type { ForeignReason } from './protocol';

/** Callers that the service admits. */
export interface Callers {
  /**
   * Host names of the service, without port. A request with any other name was sent through a foreign DNS entry. Null if the platform admits only its
   * own names.
   */
  readonly hosts: readonly string[] | null;
  /** True to also admit programs and pages of other sites. */
  readonly admitsAll: boolean;
}

/**
 * Returns why a request may not use the service; null if it comes from a page of this site, or if all callers are admitted. Browsers send
 * `Sec-Fetch-Site` to https addresses and to localhost; no page can set it.
 */
export function foreignReason(request: Request, { hosts, admitsAll }: Callers): ForeignReason | null {
  if (hosts !== null && !hosts.includes(new URL(request.url).hostname)) return 'host';
  const site = request.headers.get('sec-fetch-site');
  if (admitsAll || site === 'same-origin') return null;
  return site === null ? 'unsaid' : 'elsewhere';
}
