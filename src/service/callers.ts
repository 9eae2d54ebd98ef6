/** Who may ask the service. */
export interface Callers {
  /**
   * Names under which the service is reached, without port; what comes under another name was led here by somebody else's DNS. Null where the
   * platform lets only its own names through.
   */
  readonly hosts: readonly string[] | null;
  /** Lets programs and other sites' pages ask too, which do not say that they are a page of this site. */
  readonly admitsAll: boolean;
}

/**
 * Whether a request comes from a page of this very site. Browsers say so in `Sec-Fetch-Site` to https addresses and to localhost; no page can
 * set it.
 */
export function isAdmitted(request: Request, { hosts, admitsAll }: Callers): boolean {
  if (hosts !== null && !hosts.includes(new URL(request.url).hostname)) return false;
  return admitsAll || request.headers.get('sec-fetch-site') === 'same-origin';
}
