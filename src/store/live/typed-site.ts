import { readRobotsUrl } from '../../engine/address';

/** The address of a robots.txt as somebody would type its site: `example.com`. */
export function typedSite(url: string): string {
  return url.replace(/^https:\/\/|\/robots\.txt$/g, '');
}

/** What of a typed address is needed to find its robots.txt, scheme, host and port: nothing else of it is sent. */
export function requestedSite(typed: string): string {
  return /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/\\?#]*/i.exec(typed.trim())?.[0] ?? '';
}

/** Where the robots.txt of a typed site lies, to open it in a browser; null where that is no address of one. */
export function robotsAddressOf(typed: string): string | null {
  const read = readRobotsUrl(typed);
  return read.kind === 'url' && /^https?:/.test(read.origin) ? `${read.origin}/robots.txt` : null;
}

/** The characters of hosts and ports that mean nothing to any shell. */
const HARMLESS = /^https?:\/\/[\w.:[\]-]+\/robots\.txt$/;

/**
 * The line for a terminal that prints the file at this address with every status and header on the way; null where a shell might read something else
 * in the address, which can come from a link.
 */
export function curlLine(address: string): string | null {
  return HARMLESS.test(address) ? `curl -sSiL "${address}"` : null;
}
