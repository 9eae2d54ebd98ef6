/** A robots.txt with a question, for Open ▸ Examples. */
export interface ExampleFile {
  /** Stable: used in links. */
  readonly id: string;
  readonly title: string;
  /** One sentence for the menu. */
  readonly about: string;
  readonly text: string;
  /** The crawler as typed, to be read by `readCrawler`. */
  readonly crawler: string;
  readonly url: string;
  /** The thread that raised the case. */
  readonly source?: string;
}
