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
 * Returns whether a request may use the service: it comes from a page of this site, or all callers are admitted. Browsers send `Sec-Fetch-Site` to
 * https addresses and to localhost; no page can set it.
 */
export function isAdmitted(request: Request, { hosts, admitsAll }: Callers): boolean {
  if (hosts !== null && !hosts.includes(new URL(request.url).hostname)) return false;
  return admitsAll || request.headers.get('sec-fetch-site') === 'same-origin';
}
