import { placeOf, type UrlPlace } from './place';

const FILE = '/robots.txt';

/**
 * Relation between a robots.txt and a URL. Contains the address of the file that applies instead, if there is
 * one.
 */
export type Scope =
  /** Same scheme, host and port; `origin` is all three. */
  | { readonly kind: 'applies'; readonly origin: string }
  | { readonly kind: 'other-host'; readonly host: string; readonly robotsUrl: string }
  | { readonly kind: 'other-scheme'; readonly scheme: string; readonly robotsUrl: string }
  /** `port` is the URL's own, or null if it is the default. */
  | { readonly kind: 'other-port'; readonly port: number | null; readonly robotsUrl: string }
  /**
   * Crawlers don't look for a robots.txt there: it is in a folder, isn't all lower case, or has another name.
   * A query is part of the name.
   */
  | {
      readonly kind: 'not-a-robots-url';
      readonly why: 'folder' | 'capitals' | 'other-name';
      readonly robotsUrl: string;
    }
  /** The dialect reads no robots.txt of that scheme, or the scheme has no paths. */
  | { readonly kind: 'unsupported-scheme'; readonly scheme: string }
  | { readonly kind: 'not-a-url'; readonly which: 'robots' | 'url' };

/**
 * Determines whether the file at `robotsUrl` applies to `url` (Google's page, "File location and range of
 * validity"; RFC 9309 section 2.3). Scheme, host and port must be equal. Every sub-domain is separate, an IP
 * address differs from the names it hosts, the scheme's default port equals no port, and an international
 * name equals its Punycode. User names and the fragment are never sent and don't count. A trailing dot
 * (`example.com.`) makes another host, as in a browser's origin: the server sees it and may answer
 * differently.
 *
 * Checked in this order: both are URLs; the file's scheme is read; the file is at a robots.txt's location;
 * the URL's scheme is read; host; scheme; port. `schemes` come from the dialect (lower case, no colon); null
 * means every scheme that has paths.
 */
export function applies(robotsUrl: string, url: string, schemes: readonly string[] | null): Scope {
  const file = placeOf(robotsUrl);
  if (file === null) return { kind: 'not-a-url', which: 'robots' };
  const page = placeOf(url);
  if (page === null) return { kind: 'not-a-url', which: 'url' };
  if (file.target === null || !isRead(file, schemes)) return unsupported(file);
  if (file.target !== FILE) {
    return { kind: 'not-a-robots-url', why: whyNot(file.target), robotsUrl: file.origin + FILE };
  }
  if (page.target === null || !isRead(page, schemes)) return unsupported(page);
  const own = page.origin + FILE;
  if (page.host !== file.host) return { kind: 'other-host', host: page.host, robotsUrl: own };
  if (page.scheme !== file.scheme) return { kind: 'other-scheme', scheme: page.scheme, robotsUrl: own };
  if (page.port !== file.port) return { kind: 'other-port', port: page.port, robotsUrl: own };
  return { kind: 'applies', origin: file.origin };
}

/**
 * Like `applies`, but `robotsUrl` is null if the file's location is unknown. The file is then assumed to
 * apply to the URL: the result is null, unless the dialect reads no robots.txt of the URL's scheme.
 */
export function scopeOf(
  robotsUrl: string | null,
  url: string,
  schemes: readonly string[] | null,
): Scope | null {
  if (robotsUrl !== null) return applies(robotsUrl, url, schemes);
  const place = placeOf(url);
  if (schemes === null || place === null || place.target === null) return null;
  return isRead(place, schemes) ? null : unsupported(place);
}

function isRead({ scheme }: UrlPlace, schemes: readonly string[] | null): boolean {
  return schemes === null || schemes.includes(scheme);
}

function unsupported({ scheme }: UrlPlace): Scope {
  return { kind: 'unsupported-scheme', scheme };
}

/** Tells how a path and query differ from `/robots.txt`. */
function whyNot(target: string): 'folder' | 'capitals' | 'other-name' {
  const lowerCase = target.toLowerCase();
  if (lowerCase === FILE) return 'capitals';
  return lowerCase.endsWith(FILE) && !target.includes('?') ? 'folder' : 'other-name';
}
