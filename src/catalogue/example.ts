/** A robots.txt with a question, for Open ▸ Examples. */
export interface Example {
  /** Stable, for links. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the menu. */
  readonly about: string;
  readonly text: string;
  /** As one would type it: `readCrawler` reads it. */
  readonly crawler: string;
  readonly url: string;
  /** The thread in which the case came up. */
  readonly source?: string;
}
