/** Callers that the service admits. */
export interface Callers {
  /**
   * Host names of the service, without port. A request for another name came through someone else's DNS. Null if the platform lets only its own names
   * through.
   */
  readonly hosts: readonly string[] | null;
  /** True to admit programs and other sites' pages, too, which don't identify as a page of this site. */
  readonly admitsAll: boolean;
}

/**
 * Returns whether a request comes from a page of this site. Browsers send `Sec-Fetch-Site` to https addresses and to localhost; no page can set it.
 */
export function isAdmitted(request: Request, { hosts, admitsAll }: Callers): boolean {
  if (hosts !== null && !hosts.includes(new URL(request.url).hostname)) return false;
  return admitsAll || request.headers.get('sec-fetch-site') === 'same-origin';
}
