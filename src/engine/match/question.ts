import type { ServerAnswer } from '../fetch/server-answer';

/** The crawler whose verdict is asked for. */
export interface Crawler {
  /**
   * The crawler's product tokens in order: the first that has a group decides (Googlebot-Image, then Googlebot). An inner array holds
   * aliases of one name, whose groups are merged.
   */
  readonly productTokens: readonly (string | readonly string[])[];
  /** True for crawlers that follow only groups that name them and never fall back to `*` (AdsBot-Google). */
  readonly ignoresGlobalGroup?: boolean;
}

/** May this crawler fetch this URL? */
export interface Question extends Crawler {
  /** Full URL or path. It is matched as given: normalising is the caller's business. */
  readonly url: string;
}

/** The conditions under which a file is read: its address and the server's answer. */
export interface Condition {
  /** Address of the file; null if unknown, so that the file is taken to be where each URL needs it. */
  readonly robotsUrl: string | null;
  /** The server's answer when the file was fetched. */
  readonly answer: ServerAnswer;
}
