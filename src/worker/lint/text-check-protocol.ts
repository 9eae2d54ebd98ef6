import type { NoProof } from '../../engine/proof';
import type { ChangeCounts, PreferenceChange, VersionChange } from '../../engine/versions';

/** Maximum number of changes sent with a check, and of crawlers and places that they name in total. */
export const CHANGES_PER_CHECK = 300;
export const NAMES_PER_CHECK = 20_000;

/**
 * The verdicts that change between two texts, for every crawler. Changes of URLs in a sample count if no others are
 * known.
 */
export interface TextCheck extends ChangeCounts {
  /**
   * True if it is proven for every URL which verdicts and preferences change. Otherwise a sample of URLs was decided too.
   */
  readonly isProven: boolean;
  /** The first changes: newly opened places first, then newly closed ones, each by size. */
  readonly changes: readonly VersionChange[];
  /** Preferences that policy tokens state and that change. They aren't among `changes`. */
  readonly preferences: readonly PreferenceChange[];
  /** Names of the catalogue's crawlers that no group of the texts names and that may obey robots.txt. */
  readonly everyoneElse: readonly string[];
  /** Names of the first crawlers that a group of the later text names, and that get the same verdict for every URL. */
  readonly unchanged: readonly string[];
  /** Those of them that keep the former verdict where it changes for everyone else. */
  readonly leftOut: readonly string[];
  /** Lines of the later text that nothing can be proven about, ascending; empty if the reason isn't one of lines. */
  readonly unproven: readonly number[];
  /** Another reason why not everything is proven, if it is known. */
  readonly limit?: NoProof;
  /** Number of verdicts in the sample: crawlers × URLs. 0 if there was none. */
  readonly checks: number;
}
