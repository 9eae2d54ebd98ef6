import type { ServerAnswer } from '../fetch/server-answer';

/** The crawler to give a verdict for. */
export interface AskedCrawler {
  /**
   * The crawler's product tokens in order: the first that has a group decides (Googlebot-Image, then
   * Googlebot). An inner array holds aliases of one name, whose groups are merged.
   */
  readonly productTokens: readonly (string | readonly string[])[];
  /** True for crawlers that only follow groups naming them and never fall back to `*` (AdsBot-Google). */
  readonly ignoresGlobalGroup?: boolean;
}

/** The question of whether a crawler may fetch a URL. */
export interface Question extends AskedCrawler {
  /** Full URL or path. Matched as given: the caller must normalise it. */
  readonly url: string;
}

/** The circumstances of fetching the file: its address and the server's answer. */
export interface Condition {
  /** Address of the file. Null if unknown: the file is then assumed to be where each URL needs it. */
  readonly robotsUrl: string | null;
  /** The server's answer to the request for the file. */
  readonly answer: ServerAnswer;
}
