import type { ServerAnswer } from '../engine';

/**
 * How the answer of a site became known: the fetch service asked, this browser did, it was read on the site itself by the bookmark, or in a terminal
 * by curl. Of the last two the page knows only what it was told.
 */
export type SiteWay = 'service' | 'browser' | 'bookmark' | 'terminal';

/** The robots.txt of a site, as somebody got it there. */
export interface SiteOrigin {
  readonly kind: 'site';
  readonly by: SiteWay;
  /** The address that was asked first. The rules are for that site, wherever redirects led. */
  readonly url: string;
  /** Id of the crawler in whose name it was asked; null for the tester's own. */
  readonly as: string | null;
  /** When it was asked, in milliseconds since 1970. */
  readonly at: number;
  /** What the site really answered. */
  readonly answer: ServerAnswer;
  /** Size of the body that came. */
  readonly bytes: number;
  /** The media type as the site named it, without parameters; empty for none. */
  readonly mediaType: string;
}

/** Where the present document came from. */
export type DocumentOrigin =
  | { readonly kind: 'typed' }
  | { readonly kind: 'example'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string }
  /** A share link, a prefilled address or a test file. */
  | { readonly kind: 'link' }
  | SiteOrigin;
