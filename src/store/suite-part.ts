import type { Expected } from '../suite/expected';

/** What a test suite says beside its URLs; it names crawlers, or expects something. Carried as it came, for links, drafts and test files. */
export interface SuitePart {
  /** Names of the crawlers that the URLs are asked for; none where that is not said. */
  readonly crawlers: readonly string[];
  /** What is expected of the further URLs, by their index; null, or nothing at the end, where nothing is. */
  readonly expected: readonly (Expected | null)[];
}
