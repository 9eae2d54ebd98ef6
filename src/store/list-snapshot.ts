import type { UrlEntry } from '../suite/expected';

/** The list of URLs as links, drafts and test files carry it. The worker owns the URLs and sends them after each change; the crawlers are the page's own. */
export interface ListSnapshot {
  /** Names of the chosen crawlers, as typed; none where the columns follow the question. */
  readonly crawlers: readonly string[];
  /** None where the list is too long to be carried: see `Urls`. */
  readonly urls: readonly UrlEntry[];
}

/**
 * The list of a document that comes without one. A new object each time: the worker gets a list whenever `urls` is another array, also an empty one,
 * so that an import into the former list ends.
 */
export const noList = (): ListSnapshot => ({ crawlers: [], urls: [] });
