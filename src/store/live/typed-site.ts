import { readRobotsUrl } from '../../engine/address';

/** The address of a robots.txt as somebody would type its site: `example.com`. */
export function typedSite(url: string): string {
  return url.replace(/^https:\/\/|\/robots\.txt$/g, '');
}

/** What of a typed address is needed to find its robots.txt, scheme, host and port: nothing else of it is sent. */
export function siteToAsk(typed: string): string {
  return /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/\\?#]*/i.exec(typed.trim())?.[0] ?? '';
}

/** Where the robots.txt of a typed site lies, to open it in a browser; null where that is no address of one. */
export function robotsAddressOf(typed: string): string | null {
  const read = readRobotsUrl(typed);
  return read.kind === 'url' && /^https?:/.test(read.origin) ? `${read.origin}/robots.txt` : null;
}
