import type { ServerAnswer } from '../engine';

/**
 * The way in which a site's answer was obtained: by the fetch service, by this browser, on the site itself by the bookmark, or in a terminal by curl.
 * The page can't verify the last two.
 */
export type SiteWay = 'service' | 'browser' | 'bookmark' | 'terminal';

/** Origin of a robots.txt that was obtained from a site. */
export interface SiteOrigin {
  readonly kind: 'site';
  readonly by: SiteWay;
  /** The address that was requested first. The rules apply to that site, whatever the redirects. */
  readonly url: string;
  /** Id of the crawler whose header was sent; null for the tester's own. */
  readonly as: string | null;
  /** Time of the request, or of pasting its answer, in milliseconds since 1970. */
  readonly at: number;
  /** The site's real answer. */
  readonly answer: ServerAnswer;
  /** Size of the received body in bytes. */
  readonly bytes: number;
  /** The media type from the site, without parameters; empty if there is none. */
  readonly mediaType: string;
  /** Set if the answer's headers show that Cloudflare serves the site. */
  readonly isBehindCloudflare?: true;
}

/** Origin of the current document. */
export type DocumentOrigin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string }
  /** A share link, a prefilled address or a test file. */
  | { readonly kind: 'link' }
  | SiteOrigin;
