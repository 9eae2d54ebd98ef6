import type { UrlEntry } from '../suite/expected';

/** The list of URLs as stored in links, drafts and test files. The worker owns the URLs and sends them after each change; the page owns the crawlers. */
export interface ListSnapshot {
  /** Names of the chosen crawlers, as typed; empty if the columns follow the question. */
  readonly crawlers: readonly string[];
  /** Empty if the list can't be stored: see `NotKept`. */
  readonly urls: readonly UrlEntry[];
}

/**
 * Returns an empty list, for a document without a list. The object is new each time: a new `urls` array, even an empty one, is sent to the worker, which
 * ends an import into the previous list.
 */
export const noList = (): ListSnapshot => ({ crawlers: [], urls: [] });
