import type { ServerAnswer } from '../engine';

/** The robots.txt of a site, as the fetch service got it. */
export interface SiteOrigin {
  readonly kind: 'site';
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
