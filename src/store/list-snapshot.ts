import type { UrlEntry } from '../suite/expected';

/** The list of URLs as stored in links, drafts and test files. The worker owns the URLs and sends them after each change; the page owns the crawlers. */
export interface ListSnapshot {
  /** Names of the chosen crawlers, as typed; empty if the columns follow the question. */
  readonly crawlers: readonly string[];
  /** Empty if the list is too long to be stored: see `Urls`. */
  readonly urls: readonly UrlEntry[];
}

/**
 * The list of a document that comes without one. A new object each time: the worker gets a list whenever `urls` is another array, also an empty one,
 * so that an import into the former list ends.
 */
export const noList = (): ListSnapshot => ({ crawlers: [], urls: [] });
